// The words for what is wrong, by concept: what readers complain of, in many languages.

/** By the name of a concept, the words of many languages that mean it, lower case; a star stands for any ending. */
export const complaints: Readonly<Record<string, string>> = {
  outdated:
    'outdated stale old older deprecated deprecation legacy antiquated outmoded superseded veraltet* überholt* obsolet* obsolèt* périmé périmée vieux vieille vieilles desactualizad* desatualizad* desfasad* anticuad* antiguo antigua antigo antiga defasad* ultrapassad* vecchio vecchia vecchie verouderd* ' +
    'achterhaald* przestarzał* nieaktualn* zdezaktualizowan* eskimiş eskidi güncelliğini güncellenmemiş устарел* устаревш* устарева* неактуальн* старый старая старое старые 过时 過時 陈旧 陳舊 老旧 老舊 旧版 舊版 弃用 棄用 废弃 廢棄 古い 古く 古かった 旧式 時代遅れ 非推奨 陳腐 오래된 오래됐 낡은 구버전 옛날 최신이아',
  missing:
    'missing absent absence lacking lacks undocumented omitted omits omission fehlt fehlen fehlte fehlend* undokumentiert* ausgelassen weggelassen lückenhaft* manque manquent manquant* manquait absente omis omise falta faltan faltaba faltante* ausente* ausencia omitid* omite faltando ausência manca ' +
    'mancano mancante* mancanti mancava assente assenti omesso omessa ontbreekt ontbreken ontbrekend* weggelaten brakuje brakowało brak brakując* pominięt* nieudokumentowan* eksik eksikliği eksikler bulunmuyor belgelenmemiş atlanmış отсутству* нехвата* недоста* пропущен* недокументирован* 缺少 缺失 遗漏 遺漏 缺乏 ' +
    '漏掉 欠缺 没写 沒寫 没有说明 沒有說明 没有提到 沒有提到 未记载 未記載 没提 沒提 抜けて 欠けて 欠落 漏れて 記載がない 記載がありません 書かれていない 書いてない 載っていない 説明がない 説明がありません 누락 빠졌 빠진 설명이없 빠져있',
  incomplete:
    'unfinished unvollständig* unvollendet* incomplet* incompiut* inacabad* inachev* onvolledig* onvoltooid* niekompletn* niepełn* niedokończon* tamamlanmamış eksiksiz yarım неполн* незаконч* незаверш* недописан* 不完整 未完成 不全面 不完全 不十分 中途半端 書きかけ 불완전 미완성 불충분',
  wrong:
    'wrong inaccurate inaccuracy erroneous mistaken mistake untrue falsch falsche falschen falscher falsches inkorrekt* fehlerhaft* unzutreffend* unrichtig* faux fausse fausses inexact* incorrect* erroné* equivocad* erróne* erroneo errado errada errados erradas incorreto incorreta sbagliat* scorrett* ' +
    'errato errata errati errate inesatt* fout foute foutief foutieve onjuist* verkeerd* błędny błędna błędne błędnie błędnych nieprawidłow* niepoprawn* niewłaściw* yanlış* hatalı hatalıdır неправильн* неверн* некорректн* ошибочн* неточн* 错误的 錯誤的 不正确 不正確 不准确 不準確 有误 有誤 写错 寫錯 不对 不對 間違い 間違って 間違え 間違った 正しくない ' +
    '正しくあり 誤って 誤った 誤り 틀린 틀렸 틀려 틀립 잘못 부정확 올바르지',
  misleading:
    'misleading mislead misled deceptive irreführend* trompeu* induit engaños* enganos* enganad* ingannevol* fuorviant* misleidend* mylący mylące myląca mylnie zwodnicz* yanıltıcı* yanıltıyor обманчив* дезориентир* 误导 誤導 誤解を 誤解しやす 오해',
  unclear:
    'unclear vague obscure cryptic incomprehensible unintelligible puzzling puzzled baffling muddled perplexing unexplained unklar* verwirr* unverständlich* missverständlich* undeutlich* schwammig* mehrdeutig* confund* ambigu* incompréhensib* incomprensib* incompreens* flou floue flous imprécis* ' +
    'imprecis* vaga vagas vago vagos confonde* onduidelijk* verwarrend* verward verwarring* onbegrijpelijk* dubbelzinnig* vaag vage niejasn* niezrozumia* zagmatwan* niejednoznaczn* belirsiz* anlaşılmıyor anlaşılmaz* anlaşılmayan anlayamadım anlaşılamıyor muğlak karıştırıcı confus* непонятн* неясн* ' +
    'запутан* запутыва* путан* неоднозначн* невразумительн* 不清楚 不明确 不明確 含糊 看不懂 困惑 混乱 混亂 费解 費解 歧义 歧義 不明白 不清晰 不明瞭 わかりにく 分かりにく わかりづら 分かりづら わからない 分からない わかりません 分かりません 曖昧 紛らわし まぎらわし 意味不明 理解できな 불분명 모호 헷갈 혼란 애매 이해가 이해하기 불명확 명확하지 알기어',
  complicated:
    'complex overcomplicated convoluted intricate difficult kompliziert* komplex* schwierig* umständlich* compliqu* complexe* complexit* difficil* difícil* complicad* complicat* complej* complexo complexa compless* ingewikkeld* moeilijk* gecompliceerd* skomplikowan* zawił* trudne trudny trudna karmaşık* ' +
    'karışık* zor zordur сложн* усложн* трудно трудный трудная 复杂 複雜 複雑 困难 困難 繁琐 繁瑣 難しい 難しく 難解 ややこし 복잡 어려워 어려운 어렵',
  jargon:
    'jargon acronym acronyms abbreviation abbreviations fachbegriff* fachjargon* fachsprache abkürzung* jargonne jerga jargão acrónimo* acronyme* acronimo* abréviation* abreviatura* abreviaç* abbreviazion* terminolog* vakjargon* afkorting* żargon* skrótowc* jargonu kısaltma* жаргон* аббревиатур* ' +
    'терминолог* 术语 術語 行话 缩写 縮寫 専門用語 略語 略称 전문용어 약어 용어가',
  broken:
    'broken defective damaged busted borked corrupt corrupted corruption dead kaputt* defekt* beschädigt* cassé cassée cassés cassées brisé défectueu* endommag* corromp* roto rotos quebrad* dañad* danificad* rotto rotta rotti rotte guast* danneggiat* corrott* kapot kapotte defecte beschadigd* zepsut* ' +
    'uszkodzon* niedziałając* bozuk* bozul* kırık* unusable* слома* битая битые битый битых поврежд* неработающ* нерабоч* 坏了 壞了 损坏 損壞 坏掉 壞掉 失效 死链 死鏈 壊れ 破損 リンク切れ 깨졌 깨진 깨져 망가 고장 손상 リンクが切れ',
  failing:
    'fail failure error errors crash crashed crashing abort aborted segfault panic bug bugs buggy fehlschl* fehlgeschlagen* scheiter* abstürz* absturz* abgestürzt* fehler fehlermeldung* échou* échec* erreur* fallo fallos fallar falla fallan fallando errores fracas* falha* erro erros travou trava errore ' +
    'errori fallisc* fallit* fallim* crasha crasho foutmelding* mislukt* mislukk* crasht błąd błędu błędów błędem błędy awari* wysypuj* zawodzi nieudan* hata hatası hatalar hatayı başarısız* çöküyor çöktü çalışmıyor çökme plante planté planter plantage plantages bogues* ошибк* ошибок сбой сбоит сбоя ' +
    'падает упало вылета* неудач* крашит* 失败 失敗 报错 報錯 崩溃 崩潰 出错 出錯 闪退 閃退 错误信息 錯誤訊息 エラー クラッシュ 落ちる 動かない 動きません 動作しない 動作しません 不具合 오류 에러 실패 크래시 튕깁 튕겨 작동하지 동작하지 작동이안',
  slow:
    'slow slower slowly slowness sluggish laggy lag lags langsam* träge lenteur* lent lente lents lentes lento lenta lentos lentas lentitud* lentidão demora demorad* tarda tardan lentezza lentissim* traag trage powoln* yavaş* wolniej медленн* тормоз* долго подтормаж* 缓慢 緩慢 太慢 很慢 好慢 卡顿 卡頓 遅い 遅く 遅すぎ 重い ' +
    '時間がかか 느려 느리 느린 느립 오래걸',
  hanging:
    'hang hangs hung freeze freezes frozen froze stuck stall stalled unresponsive deadlocked timeout timeouts hängt hängen hängenge* eingefrier* eingefror* einfrier* festgefahren* bloqué bloquée figé figée gelé congel* cuelga colgad* atascad* travad* travando bloccat* blocca hangt bevriest bevroren ' +
    'zawies* zamarz* donuyor dondu kilitleniyor takılıyor takıldı vastgelopen зависа* подвис* заморож* завис зависло зависла виснет 卡住 卡死 没反应 沒反應 无响应 無回應 假死 当机 當機 固まる 固まっ フリーズ 応答しな 応答がな 反応しな 反応がな 멈춤 멈춥 멈춰 멈추 먹통 응답없 응답하지',
  'not-found':
    '404 notfound nonexistent nonexisting unauffindbar* introuvable* inexistant* inexistent* inesistent* introvabil* onvindbaar* nieodnalezion* bulunamadı bulunamıyor несуществующ* 未找到 不存在 打不开 打不開 存在しな 存在しません 見つかりません 開けない 開けません 존재하지 찾을수',
  typo:
    'typo typos misspell misspelled misspelling misspelt grammar ungrammatical punctuation tippfehler* rechtschreib* schreibfehler* vertippt* grammatik* zeichensetzung* coquille* orthograph* faute fautes grammair* ponctuation ortograf* ortográf* gramátic* gramatic* puntuación dedazo digitação pontuação ' +
    'refuso refusi grammatic* battitura punteggiatura tikfout* typfout* spelfout* spelling* taalfout* literówk* gramaty* interpunkc* yazım imla dilbilgisi* tipográfico tipográficos опечат* орфограф* грамматич* грамматик* пунктуац* 错别字 錯別字 错字 錯字 拼写 拼寫 笔误 筆誤 打错 打錯 语病 誤字 脱字 誤植 タイポ スペルミス 오타 오탈자 맞춤법 철자',
  contradictory:
    'conflicting mismatch mismatched disagree disagrees widerspr* inkonsisten* uneinheitlich* diskrepan* contredi* contradic* incohéren* incoheren* inconsisten* contradit* inconsistên* contraddi* incongru* discrepan* discorda* tegenstrijdig* tegenspr* inconsequent* sprzeczn* niespójn* niekonsekwen* ' +
    'rozbieżnoś* çeliş* tutarsız* uyuşmuyor uyuşmazlık* противореч* несоответств* несогласован* непоследовательн* расхожд* 矛盾 不一致 自相矛盾 冲突 衝突 不统一 不統一 食い違 整合性 統一されて 모순 불일치 일치하지 상충 일관성',
  'too-long':
    'verbose wordy lengthy longwinded rambling bloated waffle verbosity langatmig* weitschweifig* ausschweifend* ellenlang* verbeu* interminable* longuet* extenso extensa verboso verbosa prolix* prolij* prolisso prolissa langdradig* breedsprak* wijdlopig* rozwlekł* przydług* uzunca многослов* затянут* ' +
    'длинноват* 冗长 冗長 太长 太長 啰嗦 囉嗦 長すぎ 長ったらし 장황 너무길 너무긴',
  'too-short':
    'terse scant scanty meager meagre sparse shallow skimpy cursory perfunctory laconic barebones knapp knappe dürftig* spärlich* oberflächlich* succinct* superficiel* lacunair* superficial* escuet* escas* scarno scarna sintetico summier* oppervlakkig* karig* beknopt* lakoniczn* powierzchown* skąpy skąpe ' +
    'zdawkow* yetersiz* yüzeysel* somero somera поверхностн* скудн* лаконичн* скупо 太简单 太簡單 过于简单 過於簡單 过于简略 简略 簡略 太短 不够详细 不夠詳細 短すぎ 簡素すぎ 簡単すぎ 説明不足 説明が足り 빈약 간략 부실 너무짧 부족',
  unreadable:
    'unreadable legibility readability readable contrast unleserlich* unlesbar* lesbarkeit* lesbar kontrast* illisib* lisibilit* lisible contraste* ilegib* legibilidad* ilegív* illeggib* leggibil* contrasto contrasti onleesbaar* leesbaar* nieczyteln* czytelnoś* okunmuyor okunaksız* okunabilir* illegible* ' +
    'нечита* читаем* контраст* 看不清 难以阅读 難以閱讀 对比度 對比度 可读性 可讀性 読みにく 読みづら 読めない 読めません 見にくい 見づらい 見えにく コントラスト 可読性 가독성 읽기어 대비가 안보여',
  blurry:
    'blurry blurred fuzzy grainy lowres unscharf* verschwommen* verpixelt* pixelig* flouté* pixelisé* borros* pixelad* desfocad* embaçad* sfocat* sgranat* wazig* korrelig* rozmazan* rozmyt* niewyraźn* bulanık* pikselli pixelated* размыт* расплывчат* пиксел* 模糊 ぼやけ ぼけて 粗い 画質 흐릿 흐리게 뿌옇',
  truncated:
    'truncated truncate cropped clipped cutoff abgeschnitten* gekürzt tronqu* coupé coupée coupés recortad* truncad* cortad* troncat* tagliat* afgekapt* afgesneden* ucięt* obcięt* przycięt* kırpıl* kesiliyor kesilmiş kesik обреза* обрыва* усечен* усечён* 截断 截斷 被截 截掉 途切れ 見切れ 切り取られ 잘려 잘린 잘립 끊겨 끊긴 文字が切れ',
  overlapping:
    'overlap overlaps overlapping overlaid überlapp* überlager* verdeck* chevauch* superpos* superpues* solap* sobrepost* sobrepõe sovrappo* overlappen* overlapt nakładaj* nachodz* zasłani* üstüste перекрыва* наложен* наезжа* наклады* 重叠 重疊 遮挡 遮擋 挡住 擋住 遮住 重なっ 重なり 被って 겹쳐 겹치 겹침 가려져',
  duplicate:
    'repeated twice doppelt* duplikat* redundan* wiederholung* doublon* répét* dupliqu* duplicad* repetid* repetit* redundân* duplicat* ridondan* ripetut* ripetizion* ripetitiv* overbodig* herhaling* zduplikowan* duplikuj* powtórz* powtarza* zdublowan* yinelen* tekrarlan* tekrarlı dubbel dubbele дубл* ' +
    'повторя* избыточн* дважды 重复 重複 冗余 冗餘 两次 兩次 二重 重複して 중복 반복되',
  moved:
    'renamed rename moved relocated relocate removed discontinued sunset umbenannt* entfernt* weggefallen* renommé* déplacé* déménag* retiré* renombrad* movid* trasladad* eliminad* retirad* renomead* removid* rinominat* spostat* rimoss* hernoemd* verplaatst* verwijderd* przemianowan* przeniesion* ' +
    'usunięt* taşındı taşınmış kaldırıldı kaldırılmış adlandırıl* verschoben переименова* перемещен* перемещён* перенесен* перенесён* удален* удалён* 改名 更名 重命名 移动到 搬到 被移除 已移除 已删除 已刪除 被删 被刪 改名になっ 名前が変わ 移動した 移動され 削除され 廃止 이름이바뀌 이동되 이동했 삭제되 삭제됐 제거되 사라진',
  disappearing:
    'disappear disappeared vanish vanished verschwind* verschwund* disparaî* desaparec* desaparição scompar* sparit* sparisc* verdwijn* verdwen* znika* zniknę* kaybol* disparu disparue disparus disparues disparait исчез* пропада* пропал* 消失 不见了 不見了 丢失 丟失 遺失 消える 消えた 消えて 消えま 失われ 사라졌 사라지 사라짐 유실',
  insecure:
    'insecure unsafe cve exploit exploitable xss unsicher* sicherheitslücke* schwachstelle* verwundbar* vulnérab* vulnerab* vulnerá* insegur* insicur* onveilig* kwetsbaar* niebezpieczn* podatnoś* güvensiz* güvenlikaçığı уязвим* небезопасн* 不安全 漏洞 脆弱 危険 안전하지 취약',
  'translation-fault':
    'mistranslated mistranslation untranslated übersetzungsfehler* falschübersetz* unübersetzt* mistraduc* intraduc* onvertaald* vertaalfout* nieprzetłumaczon* çevrilmemiş çeviride непереведен* непереведён* недоперевед* 机翻 機翻 机器翻译 機器翻譯 误译 誤譯 没翻译 沒翻譯 未翻译 未翻譯 誤訳 機械翻訳 未翻訳 訳されて 直訳 오역 기계번역 번역투 번역이안 번역되지',
  'step-order':
    'jumbled disorganized disorganised unstructured scattered disordered reihenfolge* durcheinander* unstrukturiert* désordre* désordonn* chronologi* désorganis* cronológ* cronolog* desordenad* desorganizad* disordin* disorganizzat* volgorde* wanordelijk* chaotisch* kolejnoś* nieuporządkowan* chaotyczn* ' +
    'sıralaması sırasız dağınık* düzensiz* порядок порядка хаотичн* 顺序 順序 次序 先后 先後 凌乱 凌亂 順番 並び順 ばらばら バラバラ 순서 뒤죽박죽 산만',
  'hard-to-find':
    'buried hidden discoverable discoverability undiscoverable versteckt* verstecken vergraben* enfoui* dissimulé* cachée cachés cachées enterrad* escondid* ocult* nascost* sepolt* verstopt* verborgen* ukryt* schowan* gizlenmiş saklı gömülü скрыт* спрята* запрятан* 隐藏 隱藏 很难找 很難找 难找 難找 不好找 藏在 埋没 隠れて 隠され ' +
    '見つけにく 見つけづら 探しにく 探しづら 見当たらな 見当たりません 숨겨 숨어 찾기어 찾기힘 찾기가',
  empty:
    'empty blank leere leeren leerer leeres unbeschriftet vide vides vacío vacía vacíos vacías vacio vacia vazio vazia vazios vazias vuoto vuota vuoti vuote blanco leeg lege pusty pusta puste pustą boş boştu boştur пустая пустое пустой пустые пустую пустует 空白 空的 是空 空っぽ からっぽ 真っ白 비어 빈칸 빈페이지 백지 텅빈',
  endless:
    'endless endlessly neverending unendlich* endlos* infini infinie infinis éternel* infinit* eterno eterna eternament* perpetu* eindelo* oneindig* nieskończ* wieczn* sonsuz* бесконечн* нескончаем* вечно вечная зациклив* 无限 無限 死循环 死循環 无穷 無窮 一直转 没完没了 終わらない 終わりません 무한 끝없 끝나지',
  denied:
    'denied deny forbidden 403 401 unauthorized unauthorised prohibited verweiger* verboten* untersagt* refusé* interdit* denegad* prohibid* rechazad* negado negada proibid* recusad* negato negata vietat* rifiutat* geweiger* verboden* zabronion* odmow* odmów* reddedil* yasak* engellen* запрещ* запрет* ' +
    'отказано отклон* 拒绝 拒絕 被拒 禁止 不允许 不允許 拒否 거부 금지 차단',
  invalid:
    'malformed ungültig* inválid* invalid* ongeldig* nieważn* geçersiz* недействит* недопустим* невалидн* 无效 無效 非法 無効 不正な 유효하지',
  expired:
    'abgelaufen* expir* caducad* caduca vencid* vence scadut* scade scadenza verlopen verloopt wygas* przeterminowan* dolmuş doldu истек* истёк* просроч* 过期 過期 到期 期限切れ 有効期限 만료 기한이',
  incompatible:
    'unsupported inkompatib* unverträglich* incompatib* incompatí* niekompatyb* niewspieran* nieobsługiwan* niezgodn* uyumsuz* desteklenmiyor desteklenmeyen несовмест* неподдержива* 不兼容 不相容 兼容性 相容性 不支持 不支援 未対応 非対応 対応していな 対応してない 互換性 호환 지원하지 지원되지 지원안',
  'layout-shifted':
    'misaligned misalignment crooked lopsided wonky verrutscht* décalé* décalage* desalinead* descuadrad* desalinhad* disallineat* sfasat* scheef verspringt rozjechan* przesunięt* kaymış kayıyor kayık съезжа* съехал* съехавш* перекош* 错位 錯位 对不齐 對不齊 没对齐 没有对齐 歪了 跑版 变形 變形 ずれて ズレ ずれる 崩れて 崩れる レイアウト崩れ 어긋 깨집니 ' +
    '틀어졌 정렬이안 밀려',
  flickering:
    'flicker flickers flickering flashing jumpy flacker* flimmer* scintill* clignot* parpade* pisca piscando tremola sfarfall* knipper* flikker* migot* titriyor titreme мерца* мига* мелька* 闪烁 閃爍 抖动 抖動 ちらつ チラつ 点滅 깜빡 깜박',
  'too-small': 'microscopic winzig* piccolissim* piepklein* malutk* küçücük малюсеньк* мелк* 太小 小さすぎ 너무작',
  'too-large':
    'oversized überdimension* riesig* gigant* reusacht* olbrzym* kocaman devasa гигантск* громадн* 太大 巨大 過大 大きすぎ でかすぎ 너무커 너무큰 거대',
  useless:
    'useless pointless unhelpful worthless unnecessary unneeded nutzlos* sinnlos* überflüssig* unnötig* inutil* inútil* inútei* superflu* irrelevan* desnecessári* innecesari* nutteloos nutteloze zinloos zinloze onnodig* bezużyteczn* bezsensown* niepotrzebn* zbędny zbędne gereksiz* yararsız* faydasız* ' +
    'бесполезн* ненужн* бессмысл* 没用 沒用 没有用 无用 無用 没帮助 沒幫助 多余 多餘 无关 無關 役に立た 役立た 無駄 不要な 쓸모 도움이안 도움이되지 도움안 불필요',
  annoying:
    'annoying annoyance irritating distracting obnoxious nervig* nervt lästig* störend* aufdringlich* agaçan* gênant* énerv* intrusi* molest* irritan* incómod* incômod* invasiv* fastidi* invadent* vervelend* opdringerig* storend* irytując* denerwując* uciążliw* natrętn* rahatsız* bozucu раздража* ' +
    'навязчив* надоедл* мешает 烦人 煩人 讨厌 討厭 干扰 干擾 碍眼 邪魔 うざい うっとうし しつこい 煩わし 짜증 거슬 성가시 방해',
  ignored:
    'ignored ignore ignores ignoring ineffective disregarded ignorier* wirkungslos* ignoré* inefficac* inopérant* ignorad* ignorat* ignora ignorano genegeerd* negeert zignorowan* ignorowan* ignoruj* nieskuteczn* yoksay* görmezden etkisiz* игнорир* неэффективн* 被忽略 忽略了 忽略掉 不起作用 不生效 没效果 沒效果 没有生效 无视 無視 効かない ' +
    '効きません 効果がな 反映されな 反映されません 무시되 무시됨 무시합 효과가없 적용되지 적용이안 반영되지',
  'unresponsive-control':
    'unclickable nonclickable anklickbar ausgegraut* klickbar grisé* cliquab* clicab* clicáv* cliccab* klikbaar* klikaln* nieklikaln* wyszarzon* tıklanmıyor tıklanamıyor tıklanabilir* clickable greyed* grayed* кликаб* некликаб* 点不了 點不了 点击无 點擊無 没法点 无法点击 無法點擊 クリックできな 押せない 押せません 押しても グレーアウト 클릭이안 클릭되지 눌리지 ' +
    '눌러도 비활성화되어',
}
