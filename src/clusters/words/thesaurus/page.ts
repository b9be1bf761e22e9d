// The words for the parts of a page and of what shows it, by concept, in many languages.

/** By the name of a concept, the words of many languages that mean it, lower case; a star stands for any ending. */
export const pageThings: Readonly<Record<string, string>> = {
  example:
    'example sample snippet beispiel* exemple* ejemplo* exemplo* esempio esempi voorbeeld* przykład* örnek* örneğ* пример примера примеры примеров примере примером примерах 示例 例子 范例 範例 样例 使用例 コード例 具体例 例が 例を 実例 サンプル 예제 예시 샘플',
  picture:
    'picture screenshot image photo bild bilder bildern abbildung* bildschirmfoto* imagen imágenes imagenes imagem imagens captura* foto fotos immagine immagini schermat* afbeelding* plaatje* schermafbeelding* obraz* zrzut zrzuty görsel* resim resmi resimler görüntü* изображен* картинк* скриншот* 图片 圖片 ' +
    '截图 截圖 图像 圖像 画像 スクリーンショット スクショ 이미지 스크린샷 캡처 그림 사진',
  diagram:
    'diagram flowchart diagramm* flussdiagramm* schaubild* schéma* diagrama* illustrat* illustrier* ilustrac* ilustraç* illustraz* diyagram* schemat schematy диаграмм* схема схемы схему 示意图 示意圖 流程图 流程圖 架构图 架構圖 図解 構成図 ダイアグラム 다이어그램 도식 구성도',
  video: 'video* screencast vidéo* vídeo* filmik* ролик* видео видеоролик* 视频 影片 動画 ビデオ 비디오 동영상 영상',
  link: 'link* hyperlink url urls uri href anchor permalink verlink* lien liens enlace* hipervínculo* vínculo vínculos collegament* odnośnik* odsyłacz* bağlantı* ссылк* ссылок 链接 鏈接 連結 超連結 リンク 링크 锚点 錨點 アンカー 앵커',
  heading:
    'title subtitle subheading headline überschrift* titel titeln titels titre* título* titulo* titolo titoli koppen nagłów* tytuł* başlık başlığı başlıklar heading* заголов* 标题 標題 見出し タイトル 제목 소제목',
  table:
    'table tabelle* tableau tableaux tabla* tabela* tabella tabel tablo* таблиц* 表格 資料表 数据表 テーブル 테이블',
  list: 'list lists liste listes lista listas listado* elenco* elenchi lijst lijsten listesi aufzähl* opsomming* bullet список списк* 列表 清单 清單 一覧 箇条書き リストが リストを リストの 목록',
  step: 'step schritt* étape* paso pasos passo passos passaggi* stap stappen krok kroki kroków adım* шаг шага шаге шагов шаги 步骤 步驟 手順 ステップ 단계 절차',
  navigation:
    'navigation navigate navigieren menu menü* menus menú* menù sidebar navbar breadcrumb seitenleiste* navegación navegação navigazione navigatie zijbalk* nawigac* gezinme* навигац* меню 菜单 選單 导航 導覽 導航 侧边栏 側邊欄 側欄 メニュー ナビゲーション サイドバー 메뉴 내비게이션 네비게이션 사이드바',
  'table-of-contents':
    'toc inhaltsverzeichnis* sommaire* inhoudsopgave* içindekiler sumário spis содержание оглавлен* 目次 목차 大纲 大綱',
  search:
    'search suchfeld* suchfunktion* recherch* buscador* búsqueda* busqueda* buscar busca pesquis* ricerca ricerche ricercare zoeken zoekfunctie* zoekbalk* wyszuk* arama aramada araması suche* поиск* 搜索 搜尋 检索 検索 검색',
  button:
    'button* knopf knöpfe schaltfläche* bouton* botón botones boton botão botões pulsante pulsanti knop knoppen przycisk* düğme* buton* кнопк* кнопок 按钮 按鈕 ボタン 버튼',
  tab: 'tab tabs registerkarte* onglet* pestaña* tabblad* zakładk* sekme* aba abas вкладк* вкладок 选项卡 標籤頁 标签页 タブ 탭을 탭이',
  dropdown:
    'dropdown* combobox aufklappmenü* déroulant* desplegable* tendina rozwijan* açılır выпадающ* 下拉 ドロップダウン プルダウン 드롭다운',
  form: 'form formular* formulaire* formulário* formulier* eingabefeld* textfeld* feld felder feldern field champ champs campo campos campi veld velden alanı alanlar форма форме форму поле поля полей 表单 表單 字段 欄位 入力欄 入力フォーム フィールド 필드 입력란 양식',
  checkbox:
    'checkbox* radiobutton kontrollkästchen ankreuz* casilla* selectievakje* чекбокс* галочк* флажок флажка 复选框 核取方塊 勾选 勾選 チェックボックス 체크박스',
  'dark-theme':
    'dark dunkel* dunkl* nachtmodus oscuro oscura escuro escura scuro scura donker* ciemn* karanlık koyu sombre sombres тёмн* темн* 深色 暗色 暗黑 夜间模式 ダーク 다크 어두운',
  'light-theme':
    'light helle heller helles hellen licht* aydınlık светл* 浅色 淺色 亮色 日间模式 ライトモード 라이트모드 밝은',
  theme: 'theme theming skin thème* motyw motywu motywy temayı teması 主题 テーマ 테마 佈景主題',
  colour:
    'colour* color* farbe* farblich couleur* kleur* kolor* renk* rengi цвет* 颜色 顏色 色彩 配色 カラー 色が 색상 색깔',
  font: 'font fonts fontsize schriftart* schriftgr* schrift typograph* tipograf* typografi* lettertype* lettergrootte czcionk* yazıtip* шрифт* 字体 字體 字型 字号 字號 フォント 文字サイズ 글꼴 폰트 글씨',
  layout: 'layout* mizanpaj вёрстк* верстк* 布局 版面 排版 レイアウト 레이아웃',
  width: 'width breite breiter largeur ancho largura larghezza breedte szeroko* genişli* ширин* 宽度 寬度 横幅 너비',
  mobile:
    'mobile mobil smartphone phone tablet mobilgerät* téléphone* móvil* móveis celular* telemóvel* cellulare cellulari telefoon* telefon* телефон* смартфон* мобильн* 手机 手機 移动端 行動裝置 スマホ 携帯 モバイル 모바일 휴대폰',
  browser: 'browser* navigateur* navegador* przeglądark* tarayıcı* браузер* 浏览器 瀏覽器 ブラウザ 브라우저',
  clipboard:
    'clipboard copy kopier* zwischenablage* einfüg* copier copiar coller pegar portapapeles copiare incolla kopiëren klembord* plakken kopiow* schowek schowk* skopiow* kopyala* panoya yapıştır* paste* копир* скопир* 剪贴板 剪貼簿 复制 複製 粘贴 貼上 コピー クリップボード 복사 클립보드',
  'code-block':
    'codeblock codeblöck* codeblok* codeabschnitt* quellcode* quelltext* broncode* листинг* 代码块 程式碼區塊 代码段 コードブロック ソースコード 코드블록 코드블럭 소스코드',
  'syntax-highlighting':
    'highlight highlighting hervorheb* surlign* resalt* evidenzia* markering* podświetl* vurgula* подсвет* 高亮 ハイライト 하이라이트',
  icon: 'icon icons favicon icono iconos ícone* icône* icona icone pictogram* ikon* икон* значок значк* 图标 圖示 アイコン 아이콘',
  popup:
    'popup* modal dialog* overlay banner tooltip diálogo* всплыва* диалог* 弹窗 彈窗 对话框 對話框 提示框 ポップアップ ダイアログ 팝업 대화상자 툴팁',
  scrolling:
    'scroll* bildlauf* défile* desplazamiento rolagem scorrimento scorrere przewija* przewiń kaydır* прокру* скролл* 滚动 捲動 滾動 スクロール 스크롤',
  mouse:
    'mouse hover mausz* maus souris ratón muis muiscursor мышь мыши мышк* наведен* 鼠标 滑鼠 悬停 マウス ホバー 마우스',
  zoom: 'zoom* vergrößer* verkleiner* agrandi* ampliar ingrand* powiększ* büyüt* увеличить увеличен* 放大 缩放 縮放 拡大 확대',
  print:
    'pdf printable printer drucken druckansicht* impression imprimer imprimir stampante afdrukken wydruk* yazdır* ausdrucken печат* распечат* 打印 列印 印刷 인쇄',
  cookie: 'cookie* kekse çerez* ciasteczk* печеньк* куки クッキー 쿠키',
  keyboard:
    'keyboard* shortcut* hotkey tastatur* tastenkürzel* tastenkombi* clavier* raccourci* teclado* atajo* atalho* tastiera* scorciatoi* toetsenbord* sneltoets* klawiatur* skrót skróty klavye* kısayol* клавиатур* 键盘 鍵盤 快捷键 快速鍵 キーボード ショートカット 키보드 단축키',
  accessibility:
    'accessibilit* a11y wcag aria screenreader* barrierefrei* vorlese* accesibilidad acessibilidade toegankelijkheid* slechtziend* niewidom* erişilebilirli* незряч* 无障碍 無障礙 读屏 アクセシビリティ スクリーンリーダー 접근성 스크린리더',
  language:
    'language* sprache* langue langues idioma* língua* lingua lingue taal talen język* dili dilde diller язык* 语言 語言 言語 언어',
  translation:
    'translat* locale i18n l10n übersetz* tradu* vertaal* vertaling* tłumacz* çeviri* yerelleştir* localization localised localized lokalisierung перевод* перевед* локализ* 翻译 翻譯 本地化 翻訳 번역 現地化',
  quickstart:
    'quickstart introduction einstieg* schnellstart* einführung* introducción introdução introduzione inleiding* wprowadzen* введени* 入门 入門 快速开始 快速開始 クイックスタート はじめに 入門者 시작하기',
  glossary: 'glossar* glossaire* glosario* glossário* słownicz* sözlük* глоссари* 词汇表 詞彙表 用語集 용어집',
  reference:
    'referenz* référence* referencia* referência* riferiment* referentie* reference* справочник* リファレンス 레퍼런스 参考手册',
  markdown: 'markdown mdx маркдаун マークダウン 마크다운',
  asset:
    'static asset statisch* statique* estátic* statico statica statiche statyczn* statik статич* 静态 靜態 静的 정적',
  style: 'css stil stile estilo* stijl* styl* стил* 样式 樣式 スタイル 스타일',
  placeholder:
    'placeholder platzhalter* fictief segnaposto* plaatshouder* zastępcz* yertutucu плейсхолдер* заполнител* 占位符 佔位 プレースホルダ 플레이스홀더 자리표시',
  'quote-marks':
    'quotes quotation escaping anführungszeichen hochkomma* guillemet* comillas aspas virgolett* aanhalingsteken* cudzysł* tırnak* кавычк* кавычек 引号 引號 引用符 따옴표 이스케이프',
  indentation:
    'indent* einrück* sangría inspringen inspringing wcięci* wcięć girinti* отступ* 缩进 縮排 インデント 들여쓰기',
  bracket:
    'bracket brace parenthesis parentheses klammer* parenthès* paréntesis parêntes* parentes* accolade* haakje* nawias* parantez* скобк* скобок 括号 括號 括弧 괄호',
  'feedback-form':
    'feedback survey rückmeldung* umfrage* sondage* encuesta* sondaggi* enquête* ankiet* anket* анкет* опрос* 问卷 問卷 反馈表 アンケート 설문',
  playground:
    'playground sandbox spielwiese песочниц* 沙盒 沙箱 サンドボックス プレイグラウンド 샌드박스 플레이그라운드',
}
