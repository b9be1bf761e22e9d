// The words for users, their accounts and their secrets, by concept, in many languages.

/** By the name of a concept, the words of many languages that mean it, lower case; a star stands for any ending. */
export const accountThings: Readonly<Record<string, string>> = {
  'user-name': 'username* benutzername* nutzername* gebruikersnaam* 用户名 使用者名稱 ユーザー名 사용자명 사용자이름',
  group: 'group groups gruppe* groupe* grupo* gruppo gruppi groep* grupa grupy групп* 分组 群組 グループ 그룹',
  password:
    'passwor* passphrase contraseñ* senha senhas wachtwoord* hasło hasła haseł şifre şifrem şifreyi parolayı mdp parolam парол* 密码 密碼 パスワード 비밀번호',
  token: 'token* jeton* токен* 令牌 权杖 權杖 トークン 토큰',
  key: 'key keys schlüssel clé clés clave claves chave chaves chiave chiavi sleutel* klucz* anahtar* ключ ключа ключи ключом ключей 密钥 密鑰 金鑰 秘钥 アクセスキー 秘密鍵 鍵を 키값',
  secret: 'secret secrets geheimnis* secreto* segredo* segreto segreti sekret* секрет* 机密 シークレット 시크릿',
  credential:
    'credential* zugangsdaten anmeldedaten credencial* credenciais credenzial* inloggegevens poświadcz* 凭据 凭证 クレデンシャル 자격증명',
  certificate: 'certificat* zertifikat* certyfikat* sertifika* ssl tls сертификат* 证书 證書 憑證 証明書 인증서',
  encryption:
    'encrypt* verschlüssel* chiffrement chiffrer chiffré cifrado cifrar criptograf* crittograf* versleutel* szyfrow* şifrele* шифров* зашифров* 加密 暗号化 암호화',
  login:
    'login logins signin logon auth oauth sso saml authentic* authentif* anmelden anmeldung einlogg* autentic* aanmeld* logowan* zalogow* uwierzytelni* kimlikdoğrulama inloggen ingelogd doğrulama* авториза* аутентифик* логин* войти 登录 登入 认证 ログイン サインイン 認証 로그인',
  logout: 'logout logoff signout abmeld* auslogg* wylogow* uitlogg* разлогин* 登出 退出登录 ログアウト 로그아웃',
  'two-factor': '2fa mfa totp otp zweifaktor* двухфактор* 双因素 雙重驗證 二段階 二要素 多要素 이중인증',
  session:
    'session* sitzung* sesión sesiones sessão sessões sessie* sesja sesji oturum* сесси* сеанс* 会话 會話 セッション 세션',
  account:
    'account accounts konto konten kontos konta cuenta cuentas conta contas hesabı hesabım hesabınız hesaplar аккаунт* учетной учётной учетная учётная 账号 账户 帐号 帐户 帳號 帳戶 アカウント 계정',
  profile:
    'profile* profil profils profilo profili perfil perfis perfiles profiel profilim профил* 个人资料 個人資料 プロフィール 프로필',
  'sign-up':
    'signup registration registrierung* registrieren inscription registrarse registreren rejestrac* cadastro cadastrar iscrizion* зарегистр* регистрац* 注册 註冊 新規登録 会員登録 회원가입',
  email:
    'email* mail mails smtp inbox mailbox correo correos courriel* posta eposta poczta poczty почта почту почты почте письмо письма 邮件 郵件 邮箱 郵箱 信箱 メール 이메일 메일',
  sms: 'sms смс 短信 簡訊',
  invitation:
    'einlad* eingelad* convite* convidar uitnodig* zaprosz* zaprasz* davet* invite invited inviting invitation* invitación invitaciones inviter приглаш* 邀请 邀請 招待 초대',
  team: 'team* équipe* equipe equipes squadra zespół zespoł* takım* 团队 團隊 チーム 팀원',
  organisation:
    'organization* organisation* organización organizaç* organizzazion* organizacj* organizasyon* kuruluş* организаци* 组织 組織 조직',
  project: 'project* projekt* projet* proyecto* progett* proje проект* 项目 專案 プロジェクト 프로젝트',
  workspace:
    'workspace* arbeitsbereich* espaciodetrabajo werkruimte* 工作区 工作區 ワークスペース 워크스페이스 작업공간',
  member:
    'member* mitglied* membre* miembro* membro membros membri leden członk* członek üyeler участник* 成员 成員 メンバー 멤버 구성원',
  security:
    'sicherheit* sécurité seguridad segurança sicurezza beveilig* bezpieczeń* güvenlik* security* безопасност* 安全性 セキュリティ 보안',
  privacy:
    'privacy datenschutz* gdpr dsgvo rgpd confidentialit* privacidad* prywatnoś* gizlilik* kvkk конфиденциальност* 隐私 隱私 プライバシー 個人情報 개인정보',
  license: 'licen* lizenz* lisans* лицензи* 许可证 許可證 ライセンス 라이선스 라이센스',
  'support-desk':
    'helpdesk hotline kundendienst* kundenservice supportteam klantenservice техподдержк* 客服 サポート窓口 カスタマーサポート 고객센터',
}
