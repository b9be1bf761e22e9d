// Words of documentation: who uses one of them complains of a page, whatever else the comment looks like.

/** Beginnings of words, in the main languages; a comment with one of them is never a support request or advertising. */
const beginnings = [
  // English
  'page|docs?(?![\\p{L}\\p{N}])|documentation|documented|example|sample|snippet|steps?(?!\\p{L})|section|chapter|paragraph|sentence|heading|guide|tutorial|article|manual(?!ly)|readme|commands?(?!\\p{L})|code|coding|links?(?!edin)|url|anchor|param|argument|version|release|screenshot|image|picture|diagram|table|column|row(?:s)?(?!\\p{L})|typo|spelling|wording|text(?! me)|translat|search|sidebar|error|exception|api(?!\\p{L})|sdk|cli(?!\\p{L})|response|header|field|json|config|install|migrat|function|method|library|package(?!s? deal)|webhook|token|curl|returns(?!\\p{L})|broken|dead(?!line)|404|instruction|glossary|changelog|faq(?!\\p{L})',
  // Spanish, Portuguese, Italian
  'página|documenta|ejemplo|paso|sección|capítulo|párrafo|frase|guía|artículo|comando|código|enlace|parámetro|versión|captura|imagen|tabla|columna|errata|traduc|texto|roto|exemplo|passo(?!u)|seção|secção|capítulo|parágrafo|guia|artigo|ligação|parâmetro|versão|imagem|tabela|coluna|pagina|esempio|passaggio|sezione|capitolo|paragrafo|guida|articolo|codice|collegament|versione|immagine|tabella|colonna|errore|testo|traduzion',
  // German, Dutch
  'seite|doku|beispiel|schritt|abschnitt|kapitel|absatz|satz|überschrift|anleitung|artikel|handbuch|befehl|verweis|fehler|bild|tabelle|spalte|zeile|übersetz|tippfehler|kaputt|tot(?:er|e)?(?!\\p{L})|voorbeeld|stap(?!\\p{L})|stappen|sectie|hoofdstuk|alinea|handleiding|opdracht|koppeling|fout|afbeelding|schermafbeelding|tabel|kolom|vertaling|tekst',
  // French
  'exemple|étape|chapitre|paragraphe|phrase|guide|commande(?= (?:ne|npm|git|curl|échoue|du))|lien|paramètre|capture|tableau|colonne|erreur|traduction|texte|mort(?:s)?(?!\\p{L})|faute',
  // Polish, Russian, Turkish
  'stron|dokumentac|przykład|krok|sekcj|rozdzia|akapit|poradnik|artykuł|poleceni|kod(?:u|zie)?(?!\\p{L})|odnośnik|parametr|wersj|zrzut|obraz|tabel|kolumn|błąd|błęd|literówk|tłumacz|страниц|документац|пример|шаг|раздел|глав|абзац|руководств|стать|команд|код(?:а|е|у)?(?!\\p{L})|ссылк|параметр|верси|скриншот|картин|таблиц|ошибк|опечат|перевод|sayfa|doküman|belge|örne|adım|bölüm|paragraf|kılavuz|makale|komut|bağlantı|parametre|sürüm|ekran|görsel|tablo|hata|çeviri',
]

/** Languages without spaces, and Korean with its endings. */
const signs =
  '页面|本页|这页|頁面|文档|文檔|示例|例子|范例|步骤|步驟|章节|章節|段落|指南|命令|代码|代碼|错误|錯誤|报错|链接|鏈接|連結|参数|參數|版本|说明|說明|教程|截图|截圖|表格|翻译|翻譯|怎么|如何|失效|ページ|ドキュメント|文書|例|サンプル|手順|ステップ|セクション|章|節|ガイド|コマンド|コード|エラー|リンク|パラメータ|バージョン|説明|記載|チュートリアル|スクリーン|方法|どうすれ|どうやって|訳|페이지|문서|예제|예시|단계|섹션|가이드|명령|코드|오류|에러|링크|매개변수|파라미터|버전|설명|스크린샷|방법|어떻게|번역|api'

const subject = new RegExp(`(?<!\\p{L})(?:${beginnings.join('|')})|${signs}`, 'u')

/** Whether a text in lower case speaks of documentation. */
export function speaksOfDocs(text: string): boolean {
  return subject.test(text)
}

/** Back ticks, calls, flags, joined names, paths and addresses of an interface. */
const code =
  /[`{}<>;]|\w\(|::|(?<!\w)--?[a-z]|[a-z0-9]_[a-z]|\w\/\w+\/|(?<!\w)\/\w|\w=\w|\.[a-z]{2,4}(?!\w)|(?<!\w)v?\d+\.\d+\.\d/
const joined = /[a-z][A-Z]\w/

/** Whether code or names of code stand in a comment; capitals count, so it takes the comment as it came too. */
export function holdsCode(text: string, raw: string): boolean {
  return code.test(text) || joined.test(raw)
}
