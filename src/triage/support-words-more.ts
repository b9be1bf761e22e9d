// How readers ask for help with their own case: Dutch, Polish, Russian, Turkish, Chinese, Japanese, Korean.
import type { SupportLanguage } from './support-words.ts'

export const moreSupportLanguages: readonly SupportLanguage[] = [
  {
    language: 'Dutch',
    matter:
      'account|rekening|geld|terugbetaling|bestelling|wachtwoord|dubbel|abonnement|factuur|met een mens|krijg|ontvang',
    asks: /mijn (?:account|rekening) is(?: \p{L}+)? (?:geblokkeerd|gehackt|vergrendeld|uitgeschakeld)|(?:wil|waar blijft) mijn (?:geld|terugbetaling|bestelling)|dubbel (?:afgeschreven|in rekening gebracht)|(?:graag|kunt u|kunnen jullie|wil)(?: [^ .!?]+){0,3} mijn (?:abonnement|account|bestelling)(?: [^ .!?]+){0,3} (?:opzeggen|annuleren|verwijderen|deblokkeren)|met een mens (?:praten|spreken)/u,
    troubles:
      /kan niet(?: meer)? (?:inloggen|in) (?:op|bij)? ?mijn account|wachtwoord vergeten|(?:ontvang|krijg)(?: ik)? geen(?: [^ .!?]+){0,3} (?:mail|e-mail|code|factuur)/u,
  },
  {
    language: 'Polish',
    matter: 'kont|zwrot|pieni|pobrano|hasła|faktur|zamówieni|paczka|subskrypc|kod|e-?mail',
    asks: /moje konto (?:jest|zostało)(?: \p{L}+)? (?:zablokowane|zawieszone|zhakowane)|odblok(?:ujcie|ować|owanie) (?:moje|mojego) kont|(?:oddajcie|chcę) (?:mi |moje )*(?:pieniądze|zwrot)|gdzie jest moje? (?:zamówienie|zwrot|paczka)|pobrano (?:dwa razy|podwójnie)|(?:proszę|chcę)(?: [^ .!?]+){0,3} (?:anulowa\p{L}*|usun\p{L}*|wysła\p{L}*)(?: [^ .!?]+){0,2} (?:moj\p{L}*) (?:kont|subskrypcj|zamówieni|faktur)/u,
    troubles:
      /nie mogę (?:się )?zalogować(?: się)? (?:na|do) moje|zapomniał[ae]m hasła|nie (?:dostał[ae]m|otrzymał[ae]m|przychodzi)(?: [^ .!?]+){0,4} (?:mail|e-mail|kod|faktur)/u,
  },
  {
    language: 'Russian',
    matter:
      'аккаунт|профил|сч[её]т|деньги|заказ|возврат|списали|сняли|подписк|оператор|пароль|письмо|код|кабинет|доступ',
    asks: /мой (?:аккаунт|профиль|счёт|счет)(?: \p{L}+){0,2} (?:заблокирован|взломан|заморожен)|(?:заблокировали|разблокируйте|удалите|верните|восстановите) (?:мне |мой )(?:аккаунт|деньги|доступ|профиль)|верните деньги|где (?:мой|мои) (?:заказ|деньги|возврат)|(?:списали|сняли)(?: \p{L}+)? (?:дважды|два раза)|(?:отмените|отменить) (?:мою |мой )(?:подписку|заказ)|соедините с оператором/u,
    troubles:
      /не могу (?:войти|зайти) в (?:свой |мой )(?:аккаунт|кабинет|профиль)|забыл[а]? пароль|не (?:приходит|пришло|пришёл|пришел)(?: [^ .!?]+){0,3} (?:письмо|код|смс|чек|счёт)/u,
  },
  {
    language: 'Turkish',
    matter: 'hesab|paramı|iade|iki kez|çift|sipariş|abone|müşteri|şifre|doğrulama|onay|fatura',
    asks: /hesabım (?:\p{L}+ )?(?:kilitlendi|askıya|çalındı|kapatıldı|bloke)|hesabımı (?:açın|silin|kapatın|kurtarın)|param(?:ı|ın) (?:iade|geri)|iade istiyorum|(?:iki kez|çift) (?:ücret|çekil|tahsil)|(?:siparişim|iadem) nerede|aboneliğimi iptal e(?:din|der misiniz|tmek istiyorum)|müşteri temsilcisi/u,
    troubles:
      /hesabıma (?:giremiyorum|giriş yapamıyorum|erişemiyorum)|şifremi unuttum|(?:doğrulama|onay|şifre)(?: \p{L}+){0,3} (?:gelmiyor|gelmedi)|fatura(?:mı)? (?:istiyorum|gönderin)/u,
  },
  {
    language: 'Chinese',
    matter:
      '账号|账户|帐号|帐户|賬號|帳號|帳戶|退款|退钱|退錢|解锁|解封|解鎖|取消|注销|扣|人工|验证码|驗證碼|密码|邮件|发票',
    asks: /我的?(?:账号|账户|帐号|帐户|賬號|帳號|帳戶)(?:被|已经|已)?(?:锁|封|冻结|盗|停用|鎖|凍結|盜)|(?:请|請|帮我|麻烦|给我|我要|我想)[^。，！？]{0,6}(?:退款|退钱|退錢|解锁|解封|解鎖|取消订阅|取消訂閱|注销账号|注销我的)|(?:重复|重複)扣款|扣了(?:两|兩|我两)次|人工客服|转人工|轉人工/u,
    troubles:
      /(?:登录不了|登不上|无法登录|不能登录|無法登入)我的|我的?(?:账号|账户|帐号|帳號)[^。，！？]{0,3}(?:登录不了|登不上|无法登录|登不進)|(?:收不到|没收到|没有收到|沒收到)[^。，！？]{0,6}(?:验证码|驗證碼|重置密码|确认邮件|验证邮件)|忘记了?我?的?密码|(?:给我|请|帮我)开(?:一张|张)?发票/u,
  },
  {
    language: 'Japanese',
    matter: 'アカウント|返金|請求|課金|引き落と|解約|退会|と話|パスワード|メール|領収書',
    asks: /アカウントが(?:ロック|凍結|停止|乗っ取)|返金して(?:ください|ほしい|もらえ|下さい)|(?:二重|重複)(?:に|で)?(?:請求|課金|引き落と)され|(?:解約|退会)(?:したい|してください|をお願い|させて)|(?:オペレーター|担当者|人間)と話/u,
    troubles:
      /アカウントに(?:ログイン|入)(?:でき|れ)(?:ません|ない|なく)|パスワードを忘れ(?:ました|た)|(?:パスワード|再設定|確認|認証)[^。、！？]{0,8}メールが(?:届|来)(?:かない|きません|ません|ない)|(?:領収書|請求書)を(?:送|発行)/u,
  },
  {
    language: 'Korean',
    matter: '계정|환불|결제|구독|상담원|비밀번호|메일|영수증|세금',
    asks: /(?:내|제|저의) ?계정이 ?(?:잠|정지|차단|해킹)|환불 ?(?:해 ?(?:주세요|줘|주시)|받고 싶|요청)|(?:두 번|이중|중복) ?(?:으로 )?결제|구독(?:을)? ?(?:취소|해지)(?:해 ?주세요|하고 싶)|상담원/u,
    troubles:
      /계정에 로그인(?:이|을)? ?(?:안 ?(?:돼|되)|할 수 없|못)|비밀번호를 잊|(?:비밀번호|인증|확인)[^.!?]{0,6} ?메일(?:이|을)? ?(?:안 ?와|오지 않|못 받)|(?:영수증|세금계산서) ?(?:발행|보내)/u,
  },
]
