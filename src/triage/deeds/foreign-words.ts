// Words of orders in other languages than English, a row per language: as they are given to one who shall obey.

/** Plain orders to drop something: de fr es pt it nl pl ru uk cs/sk sv da/no fi hu ro tr el id/ms vi tl sw zh ja ko ar fa he hi bn ta am ka th bg/sr. */
export const drop = [
  'ignorier(?:e|t|en sie)?|vergiss|vergesst|vergessen sie|missachte|(?:beachte|befolge|beachten sie|befolgen sie)(?=.{0,60} nicht)|verwirf|setz(?:e)? dich über',
  'ignore[zr]?|oublie[zr]?|ne (?:tiens|tenez) (?:plus|pas) compte|ne sui(?:s|vez) (?:plus|pas)|fai(?:s|tes) abstraction|fai(?:s|tes) fi',
  'ignor[ae]n?|olvid[ae]n?|ha(?:z|ga) caso omiso|no hagas? caso|descarta|no sigas|pasa por alto|esque[cç][ae]|desconsider[ae]|n[ãa]o sig[au]s?|descart[ea]',
  'ignor(?:a|ate|i)|dimentic(?:a|ate|hi)|non segui(?:re|te)|trascura|negeer|vergeet|trek je niets aan|volg(?=.{0,40} niet meer)',
  'z?ignoruj(?:cie)?|zapomnij(?:cie)?|pomiń|nie przestrzegaj|nie obowiązują cię|od teraz nie obowiązują|zapomeň|zabudni|neřiď se|nedbej|neriaď sa',
  'игнорируй(?:те)?|проигнорируй(?:те)?|забудь(?:те)?|не обращай(?:те)? внимани[яе]|отбрось(?:те)?|не следуй(?:те)?|ігноруй(?:те)?|не зважай(?:те)?|відкинь(?:те)?|не дотримуйся|игнорирай|забрави|заборави|ignoriši|ignoriraj|zaboravi|zanemari',
  'ignorera|glöm|bry dig inte|strunta i|ignorer|glem|se bort fra|bortse fra|unohda|ohita|älä (?:välitä|noudata)|jätä huomiotta',
  'hagyd figyelmen kívül|hagyja figyelmen kívül|felejtsd el|felejtse el|ignoră|ignorați|uită|uitați|nu mai ține cont',
  'ξέχασε|ξεχάστε|αγνόησε|αγνοήστε|μην ακολουθ',
  'abaikan|lupakan|(?:mulai sekarang )?kamu tidak terikat|(?:hãy )?(?:quên|bỏ qua|phớt lờ)|balewalain|kalimutan|huwag (?:mong )?(?:sundin|pansinin)|puuza|sahau',
  'تجاهل(?:وا|ي)?|انس(?:َ|ى|وا)?|لا تتبع|התעלמ[יו]?|התעלם|תתעלם|תשכח|שכח|אל תציית',
  'ลืม|ละเว้น|เพิกเฉย|ไม่ต้องสนใจ|უგულებელყავი|დაივიწყე|ችላ በል',
]
/** The same where the verb comes last, or no space shows where it begins; these forms only order. */
export const dropAnywhere = [
  '(?:yok say|unut|görmezden gel|dikkate alma)(?:ın|in|un|ün|ız)?(?!\\p{L})',
  '忽略|无视|無視(?:して|し、|しろ|せよ)|無視(?![さしす])|忘记|忘記|忘掉|不再受|不要遵守|抛开|忘れて(?:ください|、|。)|忘れろ|従わないで|従う必要はない',
  '무시하(?:고|라|세요|십시오)|무시해|잊어|잊으세요|따르지 ?마',
  'نادیده بگیر|فراموش کن|نظر ?انداز کر|भूल जाओ|भूल जाइए|भूल जा|(?:अनदेखा|नज़रअंदाज़|उपेक्षा) कर|উপেক্ষা কর|ভুলে যাও|অগ্রাহ্য কর|புறக்கணி|மறந்துவிடு|ችላ በል|விட்டுவிடு|విస్మరించ|दुर्लक्ष',
]

export const rules = [
  'anweisung|instru[kcçz]|vorgabe|\\bregeln?\\b|befehl|richtlinie|\\bauftr|aufgetragen|consigne|règle|directive|regla|órdenes|indicaciones|\\bregras|\\bordens|regole|\\bordini|opdracht|regels|aanwijzing|polece|zasad|reguł|указани|правил|приказ|інструкц|вказівк|наказ|команд|инструкц|pokyn|pravid|příkaz|príkaz|anvisning|regler|\\border\\b|tillsagd|\\bohjee|ohjeet|sään|utasítás|szabály|reguli',
  "talimat|komut|\\bkural|yönerge|οδηγί|εντολ|κανόν|perintah|aturan|chỉ dẫn|chỉ thị|mệnh lệnh|quy tắc|hướng dẫn|tagubilin|patakaran|maagizo|sheria|指令|指示|规则|規則|规定|提示词|提示詞|命令|限制|ルール|プロンプト|規則|지시|명령|지침|규칙|تعليمات|أوامر|قواعد|قيل لك|دستور|قانون|قوانین|הוראות|פקודות|כללים|निर्देश|आदेश|नियम|নির্দেশ|নিয়ম|வழிமுறை|விதி|மனநிலை|መመሪያ|ትእዛዝ|ინსტრუქცი|წეს|คำสั่ง|กฎ|หลักการ|ہدایات|సూచన|सूचना|(?:lo|cosa|ce) que te dijeron|que te (?:dijeron|dieron)|foi dito (?:acima|antes)|te han dicho|t'a (?:dit|donné)|dir gesagt",
]
/** That they are those of the one who is spoken to, or all. */
export const whose = [
  '\\balle[rsn]?\\b|bisherig|vorherig|vorig|früher|obig|\\bdein|gegeben|\\btoutes\\b|\\btous\\b|précédent|antérieur|ci-dessus|\\btes\\b|\\bvos\\b|donné|reçu|\\btod[ao]s?\\b|anterior|previ[ao]s|\\btus\\b|te dieron|te dijeron|dad[ao]s|acima|\\bsuas\\b|prévi|\\btutt[ei]\\b|precedent|ti hanno|\\btue\\b|sistema|vorige|eerder|voorgaand|bovenstaand|\\bje\\b|wszystk|poprzedni|wcześniej|powyższ|\\bcię\\b|\\btwoje|żadne|(?<!\\p{L})все(?!\\p{L})|всё|(?<!\\p{L})(?:всі|усі|тебе|тобі|твои|твої)(?!\\p{L})|предыдущ|прежн|попередн|всички|предишн|všechn|předchoz|predchádz|\\balla\\b|tidigare|föregående|\\bdig\\b|tidligere|\\bkaikki|aiem|aikaisem|összes|korábbi|\\btoate\\b|anterioare|precedente',
  'tüm\\b|bütün|hepsi|önceki|sana\\b|şimdiye|όλ(?:ες|ους)|προηγούμεν|σου|semua|sebelumnya|\\bkamu\\b|apa pun|tất cả|\\bmọi\\b|trước|được giao|\\bhết\\b|\\blahat|nauna|\\byote\\b|awali|所有|之前|以上|先前|前面|上述|任何|一切|你|すべて|全て|以前|これまで|上記|あなた|与えられた|모든|모두|전부|이전|지금까지|받은|(?<!\\p{L})كل(?!\\p{L})|جميع|السابقة|لك|قبلی|همه|به تو|(?<!\\p{L})(?:כל|מכל)(?!\\p{L})|הקודמ|שקיבלת|सारे|सभी|पिछले|तुम्हें|আগের|সব|অনৈত্ত|முந்தைய|அனைத்து|ሁሉ|ቀደም|ከዚህ በፊት|ყველა|წინა|ทั้งหมด|ก่อนหน้า|پچھلی|تمام|మునుపటి|मागील',
]

/** Deeds, as orders: write, send, add, delete, turn off, run, create, change, merge, publish, show, copy, replace, install, approve. */
export const deeds = [
  'schreib(?:e|en sie)?|send(?:e|en sie)|schick(?:e|en sie)?|füge?n?|lösch(?:e|en sie)|entfern(?:e|en sie)|deaktivier(?:e|en sie)|schalte?|führ(?:e|en sie)?|leg(?:e|en sie)?|änder(?:e|n sie)|erstell(?:e|en sie)?|merge|veröffentlich(?:e|en sie)|gib|geben sie|zeig(?:e|en sie)?|kopier(?:e|en sie)|ersetz(?:e|en sie)|nimm|trag(?:e|en sie)?|installier(?:e|en sie)|genehmig(?:e|en sie)|poste|überspring(?:e|en sie)|umgeh(?:e|en sie)',
  "écri(?:s|vez)|envoie|envoye[zr]|(?:d')?ajoute[zr]?|supprime[zr]?|efface[zr]?|désactive[zr]?|exécute[zr]?|crée[zr]?|modifie[zr]?|fusionne[zr]?|publie[zr]?|montre[zr]?|affiche[zr]?|copie[zr]?|remplace[zr]?|installe[zr]?|approuve[zr]?|donne[zr]?|mets|mettez|saute[zr]?|contourne[zr]?",
  'escrib[ae]n?|envía|envíe|añad[aei]r?|agreg(?:ar?|ue)|elimin[ae]r?|borr[ae]|desactiv[ae]|ejecut[ae]|cre[ae]|modifi(?:ca|que)|fusion[ae]|publi(?:ca|que)|muestr[ae]|copi[ae]|reemplaz|instal[ae]|aprueb[ae]|cambi[ae]|pon(?:ga)?|escrev[ae]|envie|adicion[ae]|exclua|apag(?:ue|a)|desativ[ae]|execut[ae]|cri[ae]|mescl[ae]|mostr[ae]|substitu|aprov[ae]|faça|coloque|remov[ae]|omit[ae]|salt[ae]',
  'scriv(?:i|ete)|invia(?:te)?|aggiung(?:i|ete)|cancella(?:te)?|elimina(?:te)?|disattiva|disabilita|esegui(?:te)?|crea(?:te)?|modifica(?:te)?|unisci|pubblica|mostra|sostituisci|installa|approva|fai|salta|schrijf|stuur|voeg|verwijder|wis|schakel|voer|maak|wijzig|publiceer|toon|kopieer|vervang|installeer|keur|zet|sla',
  'napisz|wypisz|wyślij|dodaj|usuń|skasuj|wyłącz|uruchom|wykonaj|utwórz|zmień|scal|opublikuj|pokaż|skopiuj|zastąp|zainstaluj|zatwierdź|wpisz|wklej|pomiń|napiš|vypiš|pošli|přidej|smaž|odstraň|vypni|spusť|proveď|vytvoř|změň|slouč|zveřejni|ukaž|zkopíruj|nahraď|schval|zmaž|pridaj|vymaž',
  '(?:напиши|выведи|отправь|добавь|удали|отключи|выключи|запусти|выполни|создай|измени|слей|смержи|опубликуй|покажи|скопируй|замени|установи|одобри|запиши|вставь|сотри|пропусти|виведи|надішли|додай|видали|вимкни|виконай|створи|зміни|злий|опублікуй|скопіюй|заміни|встанови|схвали|встав|изтрий|добави|напиши)(?:те)?(?!\\p{L})|должен удалить',
  'skriv|skicka|send|lägg|tilføj|legg|radera|slett?|stäng|slå|kör|kjør|kør|skapa|opprett?|ändra|ændr|endre|publicera|visa?|kopiera|godkänn|godkend|ta bort|fjern|kirjoita|lähetä|lisää|poista|suorita|aja|luo|muuta|yhdistä|julkaise|näytä|kopioi|hyväksy|írd|küldd|töröld|kapcsold|futtasd|hozd|módosítsd|egyesítsd|másold|scrie|trimite|adaugă|șterge|dezactivează|rulează|execută|creează|modifică|arată|copiază|aprobă',
  'γράψε|στείλε|πρόσθεσε|διάγραψε|σβήσε|απενεργοποίησε|εκτέλεσε|δημιούργησε|άλλαξε|συγχώνευσε|δείξε|αντέγραψε|tulis|kirim|tambahkan|hapus|matikan|nonaktifkan|jalankan|buat|ubah|gabungkan|tampilkan|salin|setujui|ghi|viết|gửi|thêm|xóa|xoá|tắt|chạy|tạo|sửa|hợp nhất|hiển thị|sao chép|isulat|ipadala|burahin|idagdag|patakbuhin|andika|tuma|u?fute?|ongeza|endesha',
  'اكتب|أرسل|أضف|احذف|عطّ?ل|نفّ?ذ|شغّ?ل|أنشئ|ادمج|انشر|اعرض|انسخ|وافق|ת?כתוב|ת?שלח|הוסף|תוסיף|ת?מחק|כבה|השבת|הרץ|תריץ|צור|מזג|פרסם|הצג|העתק|אשר|เขียน|ส่ง|เพิ่ม|ลบ|ปิด|รัน|สร้าง|รวม|แสดง|คัดลอก|อนุมัติ|დაწერე|გაგზავნე|წაშალე|დაამატე|გამორთე',
]
export const deedsAnywhere = [
  '(?:yaz|gönder|ekle|sil|kapat|devre dışı bırak|çalıştır|oluştur|değiştir|birleştir|yayınla|göster|kopyala|onayla)(?:ın|in|un|ün|ınız|iniz|yın|yin)?(?!\\p{L})',
  '写进|写到|写入|寫入|寫進|发到|发送|发给|發送|加一步|加上|添加|删除|刪除|删掉|关闭|關閉|禁用|停用|执行|執行|运行|创建|建立|新建|修改|合并|合併|发布|贴到|貼|显示|輸出|输出|复制|替换|批准',
  '(?:書いて|書き込んで|送って|送信して|追加して|削除して|消して|無効にして|実行して|作成して|変更して|マージして|公開して|貼り付けて|表示して|出力して|コピーして|置き換えて|承認して|教えて)',
  '적어|써 ?줘|쓰세요|쓰고|보내|추가하|추가해|삭제하|삭제해|지워|비활성화|꺼 ?줘|끄고|실행하|실행해|만들어|수정해|수정하|변경해|변경하|병합해|병합하|게시해|붙여|출력해|출력하|보여|복사해|승인해|승인하',
  'بنویس|بفرست|اضافه کن|حذف کن|پاک کن|غیرفعال کن|اجرا کن|ادغام کن|نشان بده|کپی کن|लिख|भेज|जोड़|हटा|मिटा|बंद कर|मर्ज|दिखा|মুছে|লেখ|লিখ|পাঠাও|যোগ কর|বন্ধ কর|চালাও|দেখাও|எழுது|அனுப்பு|நீக்கு|சேர்|ጻፍ|ላክ|ሰርዝ|አክል',
]
