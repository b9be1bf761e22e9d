// "Ignore all previous instructions" in other languages than English: whole phrases, because a page may be about them.

/** Where the verb opens a clause. */
export const overridesInClauses = [
  '(?:ignorier(?:e|en sie)?|vergiss|vergessen sie|missachte) (?:bitte )?(?:alle |die |deine )*(?:vorherigen|bisherigen|vorigen|obigen|früheren) (?:anweisungen|instruktionen|befehle|regeln)',
  '(?:ignore|ignorez|oublie|oubliez) (?:toutes )?(?:les |tes |vos )?(?:instructions|consignes|règles) (?:précédentes|antérieures|ci-dessus)',
  '(?:ignora|ignore|olvida|olvide) (?:todas )?(?:las |tus |sus )?(?:instrucciones|reglas) (?:anteriores|previas)',
  '(?:ignore|ignora|esqueça) (?:todas )?(?:as |suas )?(?:instruções|regras) (?:anteriores|prévias)',
  '(?:ignora|ignorate|dimentica) (?:tutte )?(?:le |tue )*(?:istruzioni|regole) (?:precedenti|sopra|del sistema)',
  '(?:negeer|vergeet) (?:alle )?(?:vorige|eerdere|voorgaande|bovenstaande) (?:instructies|opdrachten|aanwijzingen)',
  '(?:игнорируй|игнорируйте|забудь|забудьте) (?:все |всё )?(?:предыдущие|прежние) (?:инструкции|указания)',
  '(?:ігноруй|ігноруйте|забудь|забудьте) (?:усі |всі )?(?:попередні|минулі) (?:інструкції|вказівки|накази)',
  '(?:zignoruj|zignorujcie|ignoruj|zapomnij) (?:wszystkie |o wszystkich )?(?:poprzednie|wcześniejsze|powyższe|poprzednich) (?:polecenia|instrukcje|poleceniach|instrukcjach)',
  '(?:ignoruj|zapomeň) (?:všechny )?(?:předchozí|dřívější) (?:pokyny|instrukce|příkazy)',
  '(?:ignorera|glöm) (?:alla )?(?:tidigare|föregående) (?:instruktioner|anvisningar|order)',
  '(?:abaikan|lupakan) (?:semua )?(?:instruksi|perintah) sebelumnya',
  'bỏ qua (?:mọi|tất cả|toàn bộ|các) (?:các )?(?:chỉ dẫn|chỉ thị|mệnh lệnh|hướng dẫn) trước',
  'αγνόησε (?:όλες )?(?:τις )?προηγούμενες (?:οδηγίες|εντολές)',
]

/** Where no space need precede it, or the verb comes last. */
export const overridesAnywhere = [
  '(?:^|[。，、！\\n ])(?:请|請)?(?:忽略|无视|無視)(?:之前|以上|先前|前面|上述)?(?:的)?(?:所有|全部|一切)?(?:之前|以上|先前|前面|上述)(?:的)?(?:所有|全部)?(?:的)?(?:指令|指示|提示词|提示詞)',
  '(?:以前|これまで|上記|今まで|前)の(?:全ての|すべての)?(?:指示|命令|プロンプト)を?(?:全て|すべて)?(?:は)?無視して',
  '이전(?:의)? ?(?:모든 )?(?:지시|명령|지침)(?:사항)?(?:을|를)? ?(?:모두 )?무시(?:하고|해|하라|하세요)',
  'önceki (?:tüm |bütün )?(?:talimatları|komutları|yönergeleri) (?:yok say|unut|görmezden gel)(?:ın|in|un)?(?!\\p{L})',
  '(?:^|[.،؛!\\n] ?)(?:تجاهل|تجاهلوا|انس) (?:جميع |كل )?(?:التعليمات|الأوامر) السابقة',
  '(?:^|[.!\\n] ?)(?:התעלם|התעלמי|התעלמו) מ(?:כל )?ה(?:הוראות|פקודות) הקודמות',
  '(?:همه |تمام )?دستور(?:ها|های|ات) (?:قبلی|پیشین) را نادیده (?:بگیر|بگیرید)(?!\\p{L})',
  '(?:पिछले|पहले के) (?:सभी )?(?:निर्देशों|आदेशों) को (?:अनदेखा|नज़रअंदाज़) (?:करो|करें|कीजिए|कर दो)',
  '(?:^|[.!\\n] ?)(?:ละเว้น|เพิกเฉย|ไม่ต้องสนใจ)(?:ต่อ)?คำสั่งก่อนหน้า',
]

export const overrideHint =
  'z?ignor|vergiss|vergessen sie|vergeet|negeer|missachte|oubli|olvid|esqueça|dimentic|игнорир|ігнор|забуд|zapom|glöm|abaikan|lupakan|bỏ qua|αγνόησε|忽略|无视|無視|무시|önceki|تجاهل|انس|התעלמ|התעלם|نادیده|अनदेखा|नज़रअंदाज़|คำสั่งก่อนหน้า'
