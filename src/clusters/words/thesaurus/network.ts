// The words for what goes between machines, and in which form, by concept, in many languages.

/** By the name of a concept, the words of many languages that mean it, lower case; a star stands for any ending. */
export const networkThings: Readonly<Record<string, string>> = {
  server: 'server servers serveur* servidor* serwer* sunucu* сервер* 服务器 伺服器 服务端 サーバ 서버',
  client: 'client clients istemci* клиент* 客户端 客戶端 用戶端 クライアント 클라이언트',
  host: 'host hosts hostname localhost anfitrión хост* 主机 主機 ホスト 호스트',
  port: 'port ports puerto puertos porta portas poort poorten порт порта порту порты портов 端口 連接埠 ポート番号 포트번호',
  domain:
    'domain domains subdomain dns nameserver domaine* dominio* domínio* domein* domen* домен* 域名 網域 ドメイン 도메인',
  proxy: 'proxy* vekil прокси プロキシ 프록시',
  firewall:
    'firewall* cortafuegos brandmauer* zapora zapory брандмауэр* файрвол* фаервол* 防火墙 防火牆 ファイアウォール 방화벽',
  network:
    'network* netzwerk* réseau réseaux rede redes rete reti netwerk* sieć sieci ağlar сеть сети сетев* 网络 網路 網絡 ネットワーク 네트워크',
  connection:
    'connect connection connected connecting connectivity verbind* verbunden* connexion* conexión conexiones conexion conectar conexão conexões conness* connett* verbonden połączen* połączy* bağlanamıyor bağlanmıyor соединен* соединён* подключ* 连接 連接 連線 接続 연결',
  request:
    'request* anfrage* requête* solicitud* petición peticiones requisiç* richiesta richieste verzoek* aanvraag żądani* żądań istek istekler isteği запрос* 请求 リクエスト 리퀘스트',
  response:
    'response* antwort* réponse* respuesta* resposta* risposta risposte antwoord* odpowied* yanıt* cevap cevabı ответ ответа ответе ответы ответов 响应 響應 レスポンス 응답을 응답이',
  header: 'header headers kopfzeile* entête* encabezado* cabeçalho* cabecera* intestazion* 标头 標頭 ヘッダ 헤더',
  body: 'body rumpf corps cuerpo corpo gövde gövdesi тело тела 본문',
  query: 'query queries abfrage* consulta consultas interrogazion* zapytan* sorgu* 查询 查詢 クエリ 쿼리',
  endpoint: 'endpoint* endpunkt* эндпоинт* эндпойнт* 端点 端點 エンドポイント 엔드포인트',
  webhook: 'webhook* вебхук* ウェブフック 웹훅 웹후크',
  websocket: 'websocket* вебсокет* ウェブソケット 웹소켓',
  event:
    'event events ereignis* événement* évènement* evento* eventi gebeurtenis* zdarze* olay olaylar olayı событи* 事件 イベント 이벤트',
  signature: 'signatur* hmac podpis* imza* handtekening* подпись подписи подписью 签名 簽名 署名 서명',
  payload: 'payload* nutzlast* 有效负载 有效载荷 酬載 ペイロード 페이로드',
  retry:
    'retry retries backoff réessa* reintent* retentativ* ponowien* ponawia* ретра* 重试 重試 リトライ 再試行 재시도',
  timeout: 'timeout* zeitüberschreit* таймаут* 超时 逾時 超時 タイムアウト 타임아웃 시간초과',
  quota:
    '429 throttl* limit limits limitation ratelimit* kontingent* límite* limite limites limiti limiet* limity limitu limitów sınır* kota kotası quota quotas лимит* ограничен* 限额 限額 配额 配額 限流 上限 制限 한도 제한 쿼터 할당량',
  pagination:
    'paginat* paginaci* paginaç* paginaz* paginer* paginier* stronicow* sayfalama* пагинац* 分页 分頁 ページネーション ページング ページ送り 페이지네이션 페이징',
  redirect:
    'redirect* umleit* weiterleit* redirig* redirecc* redirecion* reindirizz* omleid* doorverw* przekierow* yönlendir* перенаправ* редирект* 重定向 跳转 轉址 重新導向 リダイレクト 리디렉션 리다이렉트',
  route: 'route routes router routing rotas маршрут* 路由 ルーティング 라우팅 라우터',
  status: 'status statuses statut statuts статус* 状态码 ステータス 상태코드',
  'load-balancer': 'balancer* lastverteil* балансиров* 负载均衡 負載平衡 ロードバランサ 로드밸런서',
  queue:
    'queue* warteschlange* cola colas wachtrij* kolejk* kolejce kuyruk* kuyruğ* очередей очередью 队列 佇列 キュー 대기열',
  message:
    'message* nachricht* mensaje* mensagem mensagens messaggi* wiadomoś* komunikat* mesaj* сообщен* 消息 訊息 メッセージ 메시지',
  upload: 'upload* hochlad* hochgelad* téléverse* выгруз* 上传 上傳 アップロード 업로드',
  download:
    'download* herunterlad* heruntergelad* télécharg* descarg* baixar scarica scaricare scaricato pobier* pobra* indirme indirmek indirin indirilen скача* скачив* 下载 下載 ダウンロード 다운로드',
  encoding:
    'encod* kodier* codificaci* codificaç* kodowan* unicode utf utf8 charset zeichensatz* mojibake кодиров* 编码 編碼 エンコード 文字コード 文字化け 乱码 亂碼 인코딩',
  format:
    'format formats formatted formatting formato formatos formati formatierung* formatieren formatage formater formaat biçimlendir* формат* 格式 フォーマット 書式 형식 포맷',
  json: 'json jsonl ndjson',
  yaml: 'yaml yml',
  xml: 'xml xsd',
  csv: 'csv tsv',
  export: 'export* esporta esportare esportazione eksport* экспорт* 导出 匯出 エクスポート 내보내기',
  import:
    'import imports imported importing importier* importar importaci* importaç* importare importazione importeren importow* zaimport* импорт* 导入 匯入 インポート 가져오기',
  compression:
    'compress* komprim* compresión gzip zip unzip entpack* rozpak* sıkıştır* сжати* архивир* 压缩 壓縮 解压 圧縮 解凍 압축',
}
