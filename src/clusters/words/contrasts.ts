// Terms that exclude one another: complaints that name different terms of a set are about different things.

/** Each string is a set: its terms stand between spaces, forms of one term between `=`; a star stands for any ending. */
export const contrasts: readonly string[] = [
  // Languages and tools. Names that are also common words (go, edge, next, express, rest, spring, cursor) are left out.
  'python=python3=py javascript=js=nodejs=node.js typescript ruby=rb java kotlin golang rust php perl scala swift csharp=c# cpp=c++ dotnet=.net elixir haskell clojure dart matlab fortran cobol',
  'windows=win=win10=win11 macos=osx=mac=macbook linux=ubuntu=debian=fedora=centos=rhel=archlinux freebsd',
  'android=安卓=андроид ios=iphone=ipad=ipados',
  'npm pnpm yarn bun pip=pip3=pipx conda=miniconda=anaconda poetry apt homebrew=brew choco=chocolatey winget scoop yum=dnf pacman nuget composer maven=mvn gradle rubygems cocoapods',
  'postgres=postgresql=psql mysql mariadb sqlite=sqlite3 mongodb=mongo redis mssql=sqlserver oracle cassandra dynamodb elasticsearch clickhouse duckdb snowflake bigquery firestore',
  'chrome=chromium firefox safari msedge',
  'aws azure gcp digitalocean heroku hetzner netlify vercel cloudflare linode aliyun=alibaba=阿里云=阿里雲 腾讯云=騰訊雲',
  'vscode intellij pycharm webstorm vim=neovim=nvim emacs xcode eclipse notepad',
  'bash zsh powershell=pwsh cmd=cmd.exe',
  'react=reactjs=react.js vue=vuejs=vue.js angular=angularjs svelte jquery',
  'nextjs=next.js nuxt=nuxtjs sveltekit gatsby',
  'django flask fastapi rails laravel symfony springboot nestjs expressjs=express.js',
  'json yaml=yml xml csv=tsv toml',
  'png jpg=jpeg gif svg webp',
  'pdf epub docx xlsx',
  'nginx apache caddy iis traefik',
  'github gitlab bitbucket',
  'docker podman',
  'arm64=aarch64 x86=x64=amd64=x86_64',
  'ipv4 ipv6',
  'tcp udp',
  'graphql grpc soap',
  'webpack rollup esbuild turbopack',
  'paypal stripe klarna adyen',
  'visa mastercard amex',
  'english=englisch*=anglais*=inglés*=inglês*=inglese*=engels*=angielsk*=английск*=ingilizce=英语=英語=英文=영어 german=deutsch*=allemand*=alemán*=alemão=tedesc*=duits*=niemieck*=немецк*=almanca=德语=德語=德文=ドイツ語=독일어 french=französisch*=français*=francés*=francês*=frances*=frans=franse=francusk*=французск*=' +
    'fransızca=法语=法語=法文=フランス語=프랑스어 spanish=spanisch*=espagnol*=español*=espanhol*=spagnol*=spaans*=hiszpańsk*=испанск*=ispanyolca=西班牙语=西班牙語=スペイン語=스페인어 japanese=japanisch*=japonais*=japonés*=japonês*=giappones*=japans*=japońsk*=японск*=japonca=日语=日語=日文=日本語=일본어 chinese=chinesisch*=chinois*=chino=chinês*=' +
    'cinese=chinees*=chińsk*=китайск*=çince=中文=中国語=중국어 korean=koreanisch*=coréen*=coreano=koreaans*=koreańsk*=корейск*=korece=韩语=韓語=韓文=韓国語=한국어 russian=russisch*=russe=rosyjsk*=русский=русском=русская=русского=rusça=俄语=俄語=ロシア語=러시아어 portuguese=portugiesisch*=portugais*=português*=portugués*=portoghes*=' +
    'portugees*=portugalsk*=португальск*=portekizce=葡萄牙语=葡萄牙語=ポルトガル語=포르투갈어 italian=italienisch*=italien=italiano=italiaans*=włosk*=итальянск*=italyanca=意大利语=義大利語=イタリア語=이탈리아어',
  // Opposites.
  'light=helle=heller=helles=licht*=светл*=浅色=淺色=亮色=ライトモード=라이트모드 dark=dunkel*=dunkl*=sombre=oscuro=escuro=scuro=donker*=ciemn*=тёмн*=темн*=karanlık=深色=暗色=ダーク=다크',
  'import=imports=imported=importing=importier*=importer=importar=importare=importeren=importow*=импорт*=导入=匯入=インポート=가져오기 export=exports=exported=exporting=exportier*=exporter=exportar=esportare=exporteren=eksport*=экспорт*=导出=匯出=エクスポート=내보내기',
  'upload=uploads=uploaded=uploading=hochlad*=hochgelad*=téléverse*=上传=上傳=アップロード=업로드 download=downloads=downloaded=downloading=herunterlad*=heruntergelad*=télécharg*=descarg*=scaricare=pobier*=скача*=скачив*=下载=下載=ダウンロード=다운로드',
  'install=installs=installed=installing=installation=installier*=installer=instalar=installare=installeren=instalow*=zainstal*=установ*=安装=설치 uninstall*=deinstall*=désinstall*=desinstal*=disinstall*=odinstal*=卸载=卸載=アンインストール',
  'upgrade=upgrades=upgraded=upgrading=升级=升級=アップグレード=업그레이드 downgrade=downgrades=downgraded=downgrading=降级=降級=ダウングレード=다운그레이드',
  'enable=enables=enabled=enabling=aktivier*=activer=activar=ativar=attivare=inschakel*=włączyć=włączon*=включить=включен=включено=etkinleştir*=启用=啟用=有効化 disable=disables=disabled=disabling=deaktivier*=désactiv*=desactiv*=desativ*=disattiv*=uitschakel*=wyłączyć=wyłączon*=отключ*=выключ*=禁用=停用=無効化=비활성화',
  'minimum=min=mínimo=minimo=minimal*=minimaal=минимальн*=минимум*=asgari=最小=最低=최소 maximum=max=máximo=massimo=maximal*=maximaal=максимальн*=максимум*=azami=最大=최대',
  'first=erste=ersten=erster=erstes=premier=première=primero=primera=primeiro=primeira=primo=eerste=pierwsz*=первый=первая=первое=第一=最初=첫번째 last=letzte=letzten=letzter=letztes=dernier=dernière=último=última=ultimo=ultima=laatste=ostatni*=последний=последняя=последнее=最后=最後=마지막',
  'before=vorher=avant=antes=voordat=przed=перед=önce=之前=以前 after=nachher=après=después=depois=dopo=nadat=после=sonra=之后=之後=以後',
  'start=starts=started=starting=starten=startet=démarr*=iniciar=avviare=uruchom*=запуст*=запуск*=başlat*=启动=啟動=기동 stop=stops=stopped=stopping=stoppen=gestoppt=anhalten=arrêt*=detener=fermare=zatrzym*=останов*=durdur*=停止=中止=중지=정지',
  'required=mandatory=obligatory=erforderlich*=obligatoire*=obligatori*=obrigatóri*=verplicht*=wymagany=wymagana=wymagane=обязательн*=zorunlu*=必填=必需=必須項目=필수 optional*=facultati*=opcional*=opzional*=optioneel=optionele=opcjonaln*=необязательн*=opsiyonel*=可选=可選=选填=選填=任意項目=선택사항',
  'login=signin=anmelden=einlogg*=inloggen=logowan*=zalogow*=登录=登入=ログイン=로그인 logout=signout=logoff=abmeld*=auslogg*=uitlogg*=wylogow*=登出=ログアウト=로그아웃',
  'encrypt*=verschlüssel*=шифров*=зашифров*=şifrele*=加密=暗号化=암호화 decrypt*=entschlüssel*=déchiffr*=расшифров*=deşifre=解密=復号=복호화',
  'ascending=aufsteigend*=croissant*=ascendente=oplopend*=rosnąc*=возраста*=artan=升序=昇順=오름차순 descending=absteigend*=décroissant*=descendente=aflopend*=malejąc*=убыва*=azalan=降序=降順=내림차순',
  'horizontal*=waagerecht*=orizzontal*=горизонтальн*=yatay=水平=가로 vertical*=vertikal*=senkrecht*=вертикальн*=dikey=垂直=세로',
  'monthly=monatlich*=mensuel*=mensual*=mensal=mensile=maandelijks*=ежемесячн*=aylık=按月=每月=月額=월간 yearly=annual*=jährlich*=annuel*=anual*=annuale=jaarlijks*=ежегодн*=yıllık=按年=每年=年額=연간',
]
