// The words for code and for work on it, by concept, in many languages.

/** By the name of a concept, the words of many languages that mean it, lower case; a star stands for any ending. */
export const codeThings: Readonly<Record<string, string>> = {
  version: 'version* versión versão versões versie* wersj* sürüm* верси* 版本 バージョン 버전',
  changelog: 'changelog* änderungsprotokoll 變更記錄 変更履歴 변경이력',
  release: 'release* lanzamiento* lançamento* wydani* wydań релиз* リリース 릴리스 릴리즈 发布 發布',
  requirement:
    'requirement* prerequisit* voraussetz* anforderung* prérequis préalable* requisit* vereisten wymagania wymagań gereksinim* önkoşul* требовани* 前提条件 前置条件 必要条件 要件 요구사항 전제조건 사전요구',
  dependency:
    'dependenc* abhängigkeit* dépendance* dependên* dipendenz* afhankelijkhe* zależnoś* bağımlılı* зависимост* 依赖 依賴 依存 의존성',
  package: 'package* paket* paquet* pacote* pacchett* pakiet* pakket* пакет* 软件包 套件 パッケージ 패키지',
  library:
    'library libraries bibliothek* bibliothè* bibliotec* bibliotheek bibliotek* kütüphan* kitaplı* библиотек* 第三方库 类库 函式庫 ライブラリ 라이브러리',
  module: 'modul* módulo* moduł* modül* модул* 模块 模組 モジュール 모듈',
  plugin:
    'plugin* addon addons extension* erweiterung* estension* greffon* complemento* wtyczk* eklenti* uzantı* extensión extensão extensões плагин* расширени* 插件 扩展 擴充 外掛 プラグイン 拡張機能 アドオン 플러그인 확장프로그램',
  build: 'build builds rebuild сборка сборки сборке сборку 构建 建置 ビルド 빌드',
  compile: 'compil* kompil* derleme derleyici derlenmiyor компил* 编译 編譯 コンパイル 컴파일',
  bundle: 'bundle* bundling empaquet* бандл* 打包 バンドル 번들',
  class:
    'class classes klasse* clase clases classe classi klasa klasy sınıf* класс* 类名 類別 クラスの クラスを クラス名 클래스',
  function:
    'function functions method methods funktion funktionen methode* méthode* fonction fonctions función funciones funcion método* função funções funcao funzione funzioni functie functies funkcj* metod* fonksiyon* işlev* metot* функци* метод* 函数 函式 関数 メソッド 함수 메서드 메소드',
  constructor:
    'constructor* konstruktor* constructeur* costruttor* yapıcı конструктор* 构造函数 建構子 コンストラクタ 생성자',
  'return-value':
    'return returns rückgabe* retourne renvoie devuelve retorna retorno restituisc* döndür* zwraca* возвраща* 返回值 回傳 戻り値 返り値 반환',
  exception:
    'exception* ausnahmebehandl* traceback stacktrace excepción excepciones exceç* eccezion* wyjątek wyjątki istisna* исключени* 异常 例外 예외',
  null: 'null nullable undefined nil nulo nullo 空值 未定义 未定義 널값',
  string: 'string strings zeichenkette* cadena cadenas stringa stringhe dize dizge 字符串 字串 文字列 문자열',
  array: 'array arrays vetor dizi dizisi массив* 数组 陣列 配列 배열',
  object:
    'object objects objekt objekte objekten objet objets objeto objetos oggett* obiekt* nesne* объект* オブジェクト 物件 객체',
  loop: 'loop loops schleife* boucle* bucle* laços pętl* döngü* цикл цикла цикле 循环 迴圈 ループ処理 반복문',
  condition:
    'condition* bedingung* condición condiciones condição condizion* voorwaarde* warunek warunk* koşul* услови* 条件分岐 조건문 条件语句',
  type: 'type types typing typings datatype* datentyp* typen typage типизац* типы типов 类型 型別 型定義 データ型 型エラー 타입 자료형',
  interface:
    'schnittstelle* interfaz interfac* interfejs* arayüz* интерфейс* 接口 介面 インターフェース インタフェース 인터페이스',
  callback: 'callback* rückruf* коллбек* колбэк* 回调 回呼 コールバック 콜백',
  async: 'async* asíncron* assíncron* asincron* eşzamansız* promise await асинхрон* 异步 非同步 非同期 비동기',
  regex: 'regex* regulären regulärer 正则 正規表現 正規表示 정규식',
  syntax: 'syntax* sintax* sintassi składni* sözdizim* синтакс* 语法 語法 構文 구문 文法 문법',
  test: 'test tests unittest* testfall testfälle prueba pruebas teste testes testen testy testów тест тесты тестов тестир* 测试 測試 テスト 테스트',
  mock: 'mock* stub stubs attrappe* мок моки モック 모킹 목업',
  debug: 'debug* entwanz* débog* depur* odpluskw* hataayıkla отлад* 调试 除錯 デバッグ 디버그 디버깅',
  lint: 'lint* eslint ruff',
  validation:
    'validat* validier* validaci* validaç* validaz* walidac* valider* валидац* 校验 校驗 バリデーション 유효성',
  hash: 'hash* checksum* prüfsumme* контрольн* хеш* хэш* 哈希 雜湊 ハッシュ 해시',
  identifier:
    'identifier* uuid identificador* identificatore identyfikator* bezeichner* идентификатор* 标识符 識別子 식별자',
  label: 'label* étiquette* etiqueta* etichett* etykiet* etiket* метка метки 标签 ラベル 라벨 레이블',
  number:
    'integer integers float decimal* ziffer* ganzzahl* dezimal* dígito* cifras cijfer* cyfra cyfry rakam* ondalık* entero enteros inteiro inteiros digits* цифр* десятичн* 整数 整數 小数 小數 数字 數字 숫자 정수 소수',
  percent: 'percent* prozent* pourcent* porcentaje* porcentag* procent* процент* 百分比 百分之 パーセント 퍼센트',
  random:
    'random* zufall* zufäll* aléatoir* aleatori* aleatóri* casuale casuali willekeurig* losow* rastgele* 随机 隨機 ランダム 乱数 랜덤 난수',
  unit: 'einheit einheiten maßeinheit* unité unités unidad unidades unidade eenheid eenheden jednostk* birimi birimler units* единиц* 单位 單位 単位 단위',
  template:
    'template* vorlage* plantilla* sjablo* szablon* şablon* gabarit* шаблон* 模板 範本 樣板 テンプレート 템플릿',
  component: 'component* komponent* composant* bileşen* компонент* 组件 元件 コンポーネント 컴포넌트',
  repository:
    'repo repos repositor* dépôt dépôts repozytor* depozit* репозитор* 仓库 倉庫 リポジトリ 레포지토리 저장소',
  branch: 'branch branche* rama ramas gałąź gałęz* ветка ветки ветке ветку 分支 ブランチ 브랜치',
  commit: 'commit commits committing коммит* コミット 커밋',
  merge: 'merge* merging fusionn* zusammenführ* birleştir* rebase слияни* 合并 合併 マージ 병합',
  review: 'review* codereview inceleme* ревью 审查 審查 评审 コードレビュー レビュアー 리뷰',
  approval:
    'approv* genehmig* approbation* aprob* aprova* goedkeur* zatwierdz* onayla* одобр* 批准 审批 審批 承認 승인',
  stream: 'stream* стрим* 流式 串流 ストリーム ストリーミング 스트림 스트리밍',
}
