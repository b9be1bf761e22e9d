// What orders in other languages are about: secrets, checks, an agent that is spoken to; and words of documentation.

export const secrets =
  "secrets?\\b|tokens?\\b|api[ -]?(?:keys?|schlüssel)|schlüssel(?!wort|wörter)|geheimnis|zugangsdaten|passw[oö]r|umgebungsvariable|\\bjetons?\\b|\\bclés?\\b|mots? de passe|variables d'environnement|\\bclaves?\\b|\\bsecretos?\\b|credencia|contraseñ|variables de entorno|\\bchaves?\\b|segredos?\\b|\\bsenhas?\\b|variáveis de ambiente|\\bchiavi?\\b|segreti|credenziali|variabili d'ambiente|sleutels?\\b|geheimen|omgevingsvariabele|sekret|klucz|\\bhas(?:ł|eł)|zmienn\\p{L}+ środowiskow|токен|ключ|секрет|парол|переменн\\p{L}* окружени|змінн\\p{L}* середовищ|klíč|tajemstv|\\bhesl|nyckl|nyckel|hemlighet|nøgl|nøkkel|avaime?n?|salaisuu|kulcs|titk|\\bchei|parole|anahtar|gizli|parola|şifre|ortam değişken|κλειδι|μυστικ|kunci|rahasia|kata sandi|\\bkhóa|bí mật|mật khẩu|biến môi trường|密钥|密鑰|令牌|密码|环境变量|環境變數|シークレット|トークン|秘密鍵|apiキー|環境変数|パスワード|토큰|비밀|환경 ?변수|مفاتيح|مفتاح|أسرار|كلمات المرور|توکن|کلید|מפתח|סודות|אסימון|टोकन|कुंजी|गुप्त|টোকেন|โทเคน|กุญแจ|(?<![\\w.])\\.env\\b|\\bssh\\b"

/** Where secrets shall go; `description` alone is a word of documentation. */
export const outlets =
  'ans ende|am ende|à la fin|en bas|al final|no final|alla fine|в конец|в конце|в кінці|na końcu|na konec|aan het (?:eind|einde)|末尾|最後|끝에|في نهاية|בסוף|sonuna|di akhir|cuối|pull ?requests?\\b|(?<![\\p{L}])pr(?![\\p{L}])|commits?\\b|https?://|合并请求|合併請求|プルリク|풀 ?리퀘스트|طلب السحب|پول ?ریکوئست|पुल रिक्वेस्ट|deploy keys?|tweet|webhook|\\bgist\\b'
/** What asks for the thing itself. */
export const contents =
  'inhalt|contenu|contenido|conteúdo|contenuto|inhoud|zawartość|содержим|вміст|obsah|内容|値|值|값|محتو|תוכן|सामग्री|mit dem du|que tu utilises|con (?:el|la) que|nội dung|isi\\b|içeri|\\b(?:echte[nrs]?|vrai[es]?|verdader[ao]s?|reales|verdadeir[ao]s?|ver[aie]|prawdziw\\p{L}+|настоящ\\p{L}+|справжн\\p{L}+|gerçek|asli|真实|真正|本物の|実際の|실제|حقيقي)(?!\\p{L})|\\b(?:dein(?:e[nrms]?)?|ton|tes|tus?|seus?|tuo|tuoi|tue|jouw|twoj\\p{L}+|twój|tvůj|tvoje|din|dina|dine|sinun)\\b|(?<!\\p{L})(?:тво\\p{L}+|свої\\p{L}*|все|всі|усі|всех)(?!\\p{L})|\\b(?:alle|tous|toutes|todos|todas|tutti|tutte|wszystkie|všechn\\p{L}+|alla|semua|tüm|bütün|kaikki|összes|toate)\\b|tất cả|你的|您的|所有|全部|あなたの|すべて|全て|네 |너의|모든|전부|(?<!\\p{L})(?:كل|جميع|כל|همه|सभी|सारे)(?!\\p{L})|ทั้งหมด|όλα|όλες'

/** The key that is in use: not even an example may show it. */
export const genuine =
  'que tu (?:utilises|usas|uses)|réel(?:le|lement)|vrai jeton|mit dem du|das du benutzt|reales\\b|realmente|(?:token|clave|chave) real\\b|verdader|verdadeir|prawdziw|настоящ|справжн|реальн|gerçek|真实|真正|本物の|実際の|실제|حقيقي|אמיתי|असली|thật|echte[nrs]?\\b'

export const machines =
  'workflows?/[\\w-]+\\.ya?ml|\\.github/workflows|codeowners|agents\\.md|claude\\.md|(?:pre|post)install|"prepare"|\\.gitmodules|(?:workflow|package\\.json|\\.npmrc|dockerfile|\\bci\\b|工作流).{0,80}(?:https?://|secrets?\\b|密钥)|curl [^|\\n]{0,80}\\| ?(?:ba)?sh|<\\(curl|bash <\\('

/** Tests, checks, reviews, protection, merging and the main branch. */
export const checks =
  '\\btests?\\b|\\btestes?\\b|\\bprüfung|überprüfung|branch-?schutz|\\bschutz|protection|protección|proteção|protezione|review|revisi[óo]n|revisão|revisione|vérification|verifica|bescherming|ochron|sprawdzan|recenzj|weryfikac|тест|проверк|ревью|защит|перевірк|захист|kontrol|ochran|granskning|skydd|koruma|inceleme|检查|檢查|审核|审查|測試|测试|チェック|レビュー|テスト|保護|검토|리뷰|검사|보호|مراجعة|فحص|اختبار|בדיק|סקירה|समीक्षा|जाँच|pemeriksaan|tinjauan|kiểm tra|xét duyệt'
export const offs =
  'deaktivier|schalte|überspring|umgeh|lösch|entfern|désactive|saute|supprime|contourne|desactiv|desativ|elimin|omit|salt|disattiv|disabilit|schakel|verwijder|sla |wyłącz|usuń|pomiń|отключ|выключ|удали|пропуст|вимкни|видали|vypni|smaž|inaktivera|stäng|hoppa över|slå|poista|devre dışı|kapat|atla|απενεργ|matikan|nonaktif|lewati|hapus|tắt|xóa|bỏ qua|关闭|關閉|禁用|停用|删除|跳过|無効|削除|スキップ|꺼|비활성|건너뛰|삭제|عطّ?ل|احذف|تخط|غیرفعال|حذف کن|השבת|כבה|מחק|दلغ|बंद कर|हटा|ปิด|ลบ'
export const merges =
  '\\bmerge\\b|führ(?:e)? .{0,30}zusammen|fusionn|fusion[ae]|mescl|\\bunisci|scal\\b|слей|смерж|злий|slouč|birleştir|gabungkan|hợp nhất|合并|合併|マージ|병합|머지|ادمج|ادغام|מזג|मर्ज|\\bpush\\b|approve|genehmig|approuve|aprueb|aprov|approva|zatwierdź|одобр|схвал|批准|承認|승인'
export const unchecked =
  "\\bmain\\b|\\bmaster\\b|ohne (?:\\p{L}+ )?(?:review|prüfung|freigabe)|toi-même|sans (?:\\p{L}+ )?(?:revue|relecture|validation|vérif)|sin (?:\\p{L}+ )?(?:revis|aprob)|sem (?:\\p{L}+ )?(?:revis|aprov)|senza (?:\\p{L}+ )?(?:revis|approv)|zonder (?:\\p{L}+ )?(?:review|contr)|bez (?:\\p{L}+ )?(?:przegl|recenz|review|kontrol|schv)|без (?:\\p{L}+ )?(?:ревью|проверк|перевірк|рев'ю)|utan (?:\\p{L}+ )?gransk|incelemeden|tanpa (?:\\p{L}+ )?(?:tinjau|review)|không cần|直接|立即|直ちに|そのまま|レビューなし|리뷰 없이|검토 없이|바로|دون|بدون|בלי|ישירות|बिना|zmianę|изменени|zelf\\b|du selbst"

/** An agent that is spoken to, before a colon or comma. */
export const agents =
  "(?:ki|ia|ai|llm|gpt|ии|ші|yz|τν)(?:[- ](?:agent\\p{L}*|assistent\\p{L}*|modell|系|system|助手|代理))?|ki-\\p{L}+|agente?s?(?: d'ia| de ia| ia| ai)?|agent\\p{L}{0,3} ai|assistent\\p{L}{0,2}|assistante?|asistente?|assistente|asystent\\p{L}{0,3}|ассистент\\p{L}{0,2}|асистент\\p{L}{0,2}|помощник\\p{L}{0,2}|помічник\\p{L}{0,2}|нейросет\\p{L}{1,2}|нейромереж\\p{L}{1,2}|бот\\p{L}{0,2}|агент\\p{L}{0,2}|asistan|yapay zek[aâ]\\p{L}*|βοηθέ|agen ai|asisten|trợ lý(?: ai)?|tác nhân ai|ai ?助手|ai ?代理|人工智能|智能体|助手|エージェント|aiエージェント|アシスタント|에이전트|ai 에이전트|어시스턴트|الذكاء الاصطناعي|المساعد|وكيل|دستیار|هوش مصنوعی|עוזר|הסוכן|סוכן|एआई|सहायक|এআই|ผู้ช่วย|เอไอ|modell?o?|modèle|модель"

/** Words of documentation: who asks for these asks for words. */
export const documentation =
  '(?<![.\\w])examples?\\b(?!\\.)|\\bpage\\b|\\bsteps?\\b|\\breturns\\b|beispiel|exempl|ejempl|esempi|voorbeeld|przykład|пример|приклад|příklad|príklad|exempel|eksempel|esimerk|péld|örne|παράδειγμα|παραδείγμα|contoh|ví dụ|例|示例|예시|예제|예를|مثال|أمثلة|דוגמ|उदाहरण|উদাহরণ|எடுத்துக்காட்டு|ምሳሌ|მაგალით|ตัวอย่าง|abschnitt|section|sección|seção|sezione|sectie|sekcj|раздел|розділ|bölüm|hinweis|remarque|\\bnota\\b|uwag|примечан|примітк|uyarı|章节|一节|セクション|섹션|erklär|expli[qc]|spieg|objaśn|wyjaśn|опиш|объясн|поясн|açıkla|説明を|说明(?:一下|如何|怎)|설명(?:을|이)|anleitung|tutorial|screenshot|capture|captura|zrzut|скриншот|doku|چگونه|怎样|怎么|如何|どうやって|どのように|어떻게|كيف|איך|כיצד|कैसे|কিভাবে|nasıl|(?<!\\p{L})как(?!\\p{L})|πώς|bagaimana|อย่างไร|没有|失败|无法|報錯|报错|失敗|できな|できませ|動かな|動きませ|안 ?됩|않|funktioniert nicht|geht nicht|fonctionne|marche pas|funciona|funziona|werkt niet|działa|не работает|не працює|çalışm|لا يعمل|نمی‌?کند|לא עובד|काम नहीं|文档|文件说明|ドキュメント|문서|\\?|؟'
