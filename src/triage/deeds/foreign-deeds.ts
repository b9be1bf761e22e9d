// More of what orders in other languages are about: where to, whose access, a new role, steps elsewhere, parts of a repository.

/** More orders, a row per language: de fr es/pt it pl ru tr zh ja ko ar. */
export const moreDeeds = [
  'drucke|setze?|baue?|binde|lade|erteile?|vergib|gewähre?|aktualisiere?|stelle?|verrate?|nenne?|wirf|stoppe?|folge?|befolge?|lies|nutze?|verwende?|bestätige?|ruf(?:e)?|übertrag(?:e)?|spiegle?|hänge?|sende?|streiche?|überschreib(?:e)?|gehe?|arbeite|hake?|schließ(?:e)?',
  'imprime[zr]?|insère[zr]?|insérez|intègre[zr]?|colle[zr]?|place[zr]?|accorde[zr]?|télécharge[zr]?|téléverse[zr]?|transmet(?:s|tez)|partage[zr]?|retire[zr]?|enlève[zr]?|enlevez|sui(?:s|vez)|applique[zr]?|écrase[zr]?|vide[zr]?|coche[zr]?|ferme[zr]?|mets à jour|lis|lisez|ouvre[zr]?|utilise[zr]?|pousse[zr]?|valide[zr]?|passe[zr]?|transfère[zr]?',
  'imprim[ae]|insert[ae]|inclu(?:ye|ya|a|i)|insir[ae]|peg(?:a|ue)|col[ea]|coloc[ae]|coloque|sub[ae]|quit[ae]|retir[ae]|tir[ae]|otorg(?:a|ue)|conced[ae]|da(?:me)?|dê|dale|actualiz[ae]|actualice|atualiz[ae]|atualize|deslig(?:a|ue)|descarg(?:a|ue)|baix[ae]|sigue|siga|mand[ae]|pas[ae]|revel[ae]|sustitu(?:ye|ya)|vací[ae]|sobrescrib[ae]|marc[ae]|marque|cierr[ae]|fech[ae]|us[ae]|lee|lea|abr[ae]|vuelc[ae]|compart[ae]|transfier[ae]|integr[ae]|ejecút[ae]lo|publique|publica|envi[ae]|tr[ao]c[ae]|troque|mud[ae]|sab[ae]lo|haz|deja',
  'stamp(?:a|ate)|inserisc(?:i|a)|includ(?:i|a|ete)|incoll(?:a|ate)|mett(?:i|ete)|caric(?:a|ate)|togli(?:ete)?|rimuov(?:i|ete)|conced(?:i|ete)|dai|date|aggiorn(?:a|ate)|segn(?:a|ate)|spegn(?:i|ete)|ignorate|scaric(?:a|ate)|segu(?:i|ite)|condivid(?:i|ete)|trasmett(?:i|ete)|copia(?:te)?|cambia(?:te)?|svuota|sovrascriv(?:i|ete)|chiud(?:i|ete)|apr(?:i|ite)|legg(?:i|ete)|usa(?:te)?|manda(?:te)?|rivela|spunta|bypassa|aggira|prendi',
  'wydrukuj|wstaw|umieść|pobierz|przyznaj|nadaj|zaktualizuj|prześlij|zdejmij|wyczyść|nadpisz|zamień|podmień|wgraj|przekaż|udostępnij|ustaw|zaznacz|zamknij|postępuj|przeczytaj|otwórz|użyj|daj|ujawnij|podaj|obejdź|wyślij|zatwierdzaj|połącz|zrób|dopisz|odczytaj',
  '(?:распечатай|поставь|внеси|загрузи|скачай|убери|сними|дай|предоставь|обнови|пришли|перешли|передай|перепиши|очисти|отмени|сохрани|следуй|прочитай|открой|используй|поменяй|подставь|отметь|закрой|обойди|раскрой|сообщи|назови|вылож[иь]|размести|запушь|выдай|назначь|сделай|сливай|впиши|помести)(?:те)?(?!\\p{L})',
  'اطبع|ضع|ارفع|حمّ?ل|ثبّ?ت|حدّ?ث|امنح|غيّ?ر|عدّ?ل|استبدل|تخطّ?|امسح|ألغ|أوقف|انقل|شارك|ادفع|سجّ?ل|اتبع|اقرأ|افتح|استخدم|أدرج|اكشف|أدخل|أزل|أغلق|نزّ?ل|الصق|انسخ|مرّ?ر|اجعل|أعط',
]
export const moreDeedsAnywhere = [
  '打印|上传|上傳|下载|下載|授予|更新|安装|安裝|推送|取消|移除|改成|改为|改為|覆盖|清空|替换为|列出|泄露|公开|标记|绕过|赋予|给予|粘贴|附上|逐条|照做|完成其中|按照|调用|拉取|发一份|放进|放到|塞进|嵌入|插入|提交到',
  'bitte [^.!?\\n]{3,80} (?:abschalten|ausschalten|deaktivieren|löschen|entfernen|überspringen|umgehen|einfügen|eintragen|hinzufügen|ausgeben|senden|schicken|hochladen|zusammenführen|mergen|freigeben|genehmigen|veröffentlichen|ändern|ausführen|installieren|befolgen|ersetzen|übertragen|abarbeiten)(?!\\p{L})',
  '(?<!\\p{L})(?:yükle|kaldır|yazdır|güncelle|koy|indir|aktar|paylaş|atla|uygula|izle|işaretle|kopyala|aç|taşı|temizle|boşalt|bağla|iste|tanı|ver|kullan|oku|et|geç|yap)(?:ın|in|un|ün|ınız|iniz|yın|yin)?(?=[.,!; ]|$)',
  '(?:アップロードして|ダウンロードして|インストールして|更新して|書き換えて|無効化して|挿入して|入れて|付与して|スキップして|プッシュして|外して|切って|オフにして|開いて|従って|実施して|上書きして|消去して|埋め込んで|渡して|投稿して|共有して|載せて|記載して|含めて|読み込んで|変えて|加えて|取得して|与えて|権限を|止めて|飛ばして|マージし|実行し|送信し|削除し|追加し)',
  '업로드|다운로드|설치해|설치하|업데이트하|갱신하|바꿔|바꾸|덮어써|덮어쓰|부여하|부여해|건너뛰|푸시|전송|넣어|넣으|올려|올리|해제|인쇄|공유하|공유해|따라|따르|읽고|열고|주세요|주십시오|하세요|하십시오|끄세요|제거하|제거해|기록하',
]

/** Parts of a repository that only an order to the agent is about. */
export const repository =
  'package\\.json|requirements\\.txt|go\\.mod|\\.npmrc|dockerfile|\\.gitignore|lock-?file|lock-?datei|archivo de bloqueo|arquivo de bloqueio|fichier de verrou|file di lock|lock-файл|plik (?:lock|blokady)|kilit dosya|锁文件|鎖定檔|ロックファイル|잠금 ?파일|락 ?파일|ملف القفل'
export const dependency =
  'abhängigkeit|dépendance|dependencia|dependência|dipendenz|zależnoś|зависимост|bağımlılı|依赖|依賴|依存関係|의존성|الاعتماد|التبعي|\\bpaket\\b|paquete|pacote|pacchetto|paczk|пакет|软件包|パッケージ|패키지|حزمة|skript\\b|script\\b|скрипт|脚本|スクリプト|스크립트|schritt|\\bpaso\\b|\\bkrok\\b|\\bшаг\\b|lock-?file|archivo de bloqueo|ロックファイル'

/** What is sent away, and where to. */
export const inner =
  'repositor|\\brepo\\b|репозитор|仓库|儲存庫|リポジトリ|저장소|المستودع|quellcode|code source|código fuente|código-fonte|codice sorgente|kod źródłow|исходн|kaynak kod|源代码|源码|ソースコード|소스 ?코드|الشيفرة|konfigurationsdatei|fichiers? de configuration|archivos? de configuración|ficheiros? de configuração|arquivos? de configuração|file di configurazione|plik(?:i|ów)? konfiguracyjn|файл\\p{L}* конфигурац|конфиг|yapılandırma dosya|配置文件|设定档|設定ファイル|설정 ?파일|الإعدادات|التكوين|umgebung|environnement|entorno|\\bambiente\\b|środowisk|окружен|ortam|环境|環境|환경|البيئة|\\blogs?\\b|protokoll|журнал|günlük|日志|ログ|로그|السجل|historial|histórico|verlauf|historique|cronologia|история|geçmiş|历史|履歴|기록|\\.env\\b|\\.git\\b|privat|geheim|secret|секрет|私有|秘密'
export const outside =
  'https?://|wss?://|ftp://|\\bgist\\b|pastebin|webhook|telegram|@[\\w-]+\\.[a-z]{2}|\\bcurl\\b|\\bdns\\b'

/** A right to write, and who shall have it. */
export const rights =
  'schreibrecht|schreibzugriff|adminrecht|admin-?zugriff|(?:droits?|accès)(?: \\p{L}+){0,2} (?:écriture|admin)|(?:permisos?|acceso)(?: \\p{L}+){0,2} (?:escritura|admin)|(?:permiss(?:ão|ões)|acesso)(?: \\p{L}+){0,2} (?:escrita|admin)|(?:permess[oi]|accesso|diritti)(?: \\p{L}+){0,2} (?:scrittura|amministr|admin)|(?:prawa?|uprawnieni\\p{L}|dostęp)(?: \\p{L}+){0,2} (?:zapisu|admin)|(?:права?|доступ|разрешени\\p{L})(?: \\p{L}+){0,2} (?:запис|админ)|yazma (?:izni|yetki|erişim)|yönetici yetki|写(?:入)?权限|管理员权限|書き込み(?:権限|アクセス)|管理者権限|쓰기 권한|관리자 권한|صلاحي\\p{L}+ (?:الكتابة|المسؤول|المدير)|صلاحية|als (?:maintainer|collaborator|mitwirkende|administrator)|comme (?:mainteneur|collaborateur|administrateur)|como (?:colaborador|administrador|mantenedor|responsable)|come (?:collaboratore|amministratore|manutentore)|jako (?:administrator|opiekun|współpracowni)|администратором|соавтором|协作者|共同編集者|コラボレーター|협력자|متعاون'
export const grants =
  'gib|gewähre?|erteile?|vergib|füge?|mach|ernenne|donne[zr]?|accorde[zr]?|ajoute[zr]?|nomme|dale|da(?:me)?(?!\\p{L})|otorg|conced|añad|agreg|dê(?!\\p{L})|dai(?!\\p{L})|adicion|aggiung|nadaj|przyznaj|daj|dodaj|дай|предоставь|добавь|назначь|выдай|ver(?:in)?(?!\\p{L})|ekle|tanı|授予|给予|赋予|添加|付与|与えて|追加|부여|추가|주세요|امنح|أعط|أضف'

/** "You are now the administrator". */
export const becomes =
  "ab (?:jetzt|sofort) bist du|du bist (?:jetzt|ab jetzt|ab sofort|nun|von nun an)|tu es (?:maintenant|désormais|à présent)|vous êtes (?:désormais|maintenant)|désormais,? tu es|à partir de maintenant,? (?:tu es|vous êtes)|ahora eres|a partir de ahora,? (?:eres|actúa|serás)|desde ahora,? eres|agora (?:você|tu) (?:é|és)|(?:você|tu) (?:agora )?(?:é|és) agora|você agora é|a partir de agora,? (?:você|tu|aja)|(?:ora|adesso) sei|sei (?:ora|adesso|da ora)|d'ora in (?:poi|avanti),? (?:sei|tu|agisci|comportati)|da (?:ora|adesso|questo momento)(?: in poi)?,? (?:sei|tu|agisci)|(?:od )?teraz jesteś|jesteś (?:teraz|od teraz)|od tej (?:chwili|pory) jesteś|ты теперь|теперь ты|вы теперь|отныне ты|с этого момента ты|(?:artık|şimdi|bundan sonra|şu andan itibaren) sen|sen (?:artık|şimdi|bundan sonra)|你现在(?:是|扮演)|从现在(?:起|开始),? ?你|你从现在起|現在你是|あなたは(?:今から|これから|今)|(?:今から|これから)あなたは|지금부터 (?:당신|너|넌)|(?:당신|너)(?:은|는) (?:이제|지금부터)|이제 (?:당신|너)|أنت الآن|من الآن (?:فصاعدا )?,? ?أنت|مثّل دور|تصرّ?ف ك"
export const office =
  'admin|админ|yönetici|管理|관리|مدير|مسؤول|agent|агент|ajan|代理|智能体|エージェント|에이전트|وكيل|assist|asist|асист|ассист|asyst|助手|アシスタント|어시스턴트|مساعد|root|responsable|responsável|responsabile|maintain|mainten|mantened|opiekun|właściciel|владелец|sahib|eigentümer|propriétaire|propietari|propriet|proprietari|所有者|オーナー|소유자|مالك|ohne (?:einschränk|regel|grenz)|sans (?:restriction|limite|règle)|sin (?:restric|límite|regla)|sem (?:restri|limite|regra)|senza (?:restri|limit|regol)|bez (?:ogranicz|zasad|limit)|без (?:огранич|правил)|sınırsız|kısıtlama|没有限制|無限制|无限制|不受|制限のない|制限なし|무제한|제한 없|بلا قيود|بدون قيود|entwickler|développeur|desarrollador|desenvolvedor|sviluppatore|programist|разработчик|geliştirici|开发者|開発者|개발자|مطوّ?ر|hacker|хакер|pirat|bot\\b|бот|modus|\\bmode\\b|\\bmodo\\b|modalità|\\btryb|режим|mod[uo]\\b|模式|モード|모드|وضع'

/** A forged message of the system, at the start of a line. */
export const systemWords =
  "systemnachricht|system-?meldung|systemhinweis|systemanweisung|message (?:du )?système|mensaje del? sistema|mensagem d[oe] sistema|messaggio d(?:i|el) sistema|сообщение (?:от )?систем|системное сообщение|komunikat systemow|wiadomość systemow|sistem (?:mesajı|bildirimi|notu)|系统(?:消息|提示|通知|指令)|系統(?:訊息|提示|通知)|システム(?:メッセージ|通知|指示)|시스템 ?(?:메시지|알림|지시)?:|رسالة (?:من )?النظام|(?:note|nachricht|hinweis) (?:des|vom) (?:betreiber|entwickler|administrator)s?|note de l'(?:opérateur|administrateur)|nota del (?:operador|administrador|sistema)|nota do (?:operador|administrador|sistema)|сообщение (?:оператора|администратора)"

/** Steps that stand elsewhere. */
export const steps =
  "anweisung|anleitung|schritt|aufgabe|instru[ck]|consigne|étape|tâche|\\bpasos?\\b|indicacion|tarea|\\bpassos\\b|passaggi|tarefa|\\bordini\\b|compiti|krok|instrukcj|poleceni|zadani|инструкц|указан|шаг|задан|команд|talimat|adım|görev|komut|步骤|指令|指示|任务|手順|タスク|단계|지시|작업|الخطوات|التعليمات|المهام|was (?:dort|da|darin) (?:steht|geschrieben)|ce qui (?:y )?est écrit|lo que (?:dice|pone|está escrito)|o que (?:está escrito|diz)|quello che (?:c'è scritto|dice)|to,? co (?:tam )?(?:jest|napisano)|то,? что (?:там )?(?:написано|указано)|里面的内容|書かれている|적힌|المكتوب"
export const carries =
  'folge?|befolge?|führ(?:e)?|arbeite|erledige?|mach|sui(?:s|vez)|exécute[zr]?|applique[zr]?|fai(?:s|tes)|sigue|siga|ejecut|haz|cumple|faça|execut|cumpra|segu(?:i|ite)|esegu|fai|applica|wykonaj|postępuj|zrób|zastosuj|выполни|следуй|сделай|исполни|uygula|takip et|izle|yap|yürüt|按照|执行|照做|遵循|完成|従って|実行|実施|따라|따르|실행|수행|اتبع|نفّ?ذ|طبّ?ق'
export const elsewhere = 'https?://|(?<![\\w/])[\\w./-]+\\.(?:md|txt|json)(?!\\w)'

/** A whole folder or a history that is destroyed. */
export const destroys =
  'lösch|leere|supprim|efface|vide[zr]?(?!\\p{L})|borr[ae]|elimin[ae]|apag|exclu|cancell|svuota|usuń|skasuj|wyczyść|удали|сотри|очисти|(?<!\\p{L})sil(?:in)?(?!\\p{L})|删|清空|削除|消して|삭제|지워|지우|احذف|امسح'
export const folders =
  'ordner|verzeichnis|dossier|répertoire|carpeta|directorio|\\bpasta\\b|diretório|cartella|katalog|\\bfolder|папк|каталог|klasör|dizin|文件夹|目录|フォルダ|ディレクトリ|폴더|디렉|مجلد|histór|historial|historique|repositor|репозитор|仓库|リポジトリ|저장소'
export const treeParts =
  '\\bsrc\\b|\\btests?\\b|\\bdocs\\b|\\.github|commit|\\bpush|scripts\\b|quellcode|projekt|projet\\b|proyecto|projeto|progetto|вс[её]|ganze[nrs]?|komplett|vollständig|entièrement|complet|pruebas|testes|\\btest|全部|すべて|모든|كل'
