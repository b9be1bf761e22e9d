// The words for what one does with software, and for pairs of opposites, by concept, in many languages.

/** By the name of a concept, the words of many languages that mean it, lower case; a star stands for any ending. */
export const actionThings: Readonly<Record<string, string>> = {
  install:
    'install installer installieren installiert* installat* installazion* installare instalar instalación instalacion instalação instalad* zainstal* instalow* instalacj* installeren geïnstalleerd kurulum* kurmak установ* 安装 安裝 インストール 설치',
  uninstall:
    'uninstall* deinstall* désinstall* desinstal* disinstall* odinstal* деинсталл* 卸载 卸載 解除安裝 アンインストール 언인스톨',
  upgrade:
    'upgrade* upgrading aktualisierung actualización atualização aggiornamento hochstuf* aktualizacja aktualizacji güncelleme обновление обновления обновлении апгрейд* 升级 升級 アップグレード バージョンアップ 업그레이드',
  downgrade: 'downgrad* herabstuf* даунгрейд* 降级 降級 ダウングレード 다운그레이드',
  migration:
    'migrat* migrier* migrac* migraç* migraz* migrer миграци* мигрир* 迁移 遷移 移行 マイグレーション 마이그레이션 이전하기',
  save: 'save saves saved saving gespeichert speichern guardar guarda guardado enregistr* salvar salvare salvato opslaan opgeslagen zapisać zapisuje kaydet* сохран* 保存 儲存 저장하 저장되 저장이',
  delete:
    'delet* remove removal lösch* supprim* effac* elimin* borrar borrado rimuov* cancellare verwijder* usuwa* usunąć silme silmek silinen удалить удалени* 删除 刪除 移除 削除 삭제 제거',
  create:
    'creat* erstell* crear creación créer création criar criação creare creazione aanmak* aangemaakt utworz* tworzen* tworzyć oluştur* созда* 创建 建立 作成 新建 생성하 생성되',
  cancel:
    'cancel cancels canceled cancelled cancellation cancelar stornier* kündig* annul* anuluj* anulow* iptal* отмен* 取消 キャンセル 취소',
  edit: 'edit edits editing editable bearbeit* éditer éditeur editar editor* modifica modificar modificare bewerken edytow* edytor* düzenle* редактир* 编辑 編輯 編集 エディタ 편집',
  enable:
    'enable* enabling aktivier* activar activado ativar ativado attivare attivato inschakel* włączyć włączon* włączan* etkinleştir* einschalt* activer* activé activée включить включен включён включено включена 启用 啟用 有効化 有効に 켜기 켜는',
  disable:
    'disabl* deaktivier* désactiv* desactiv* desativ* disattiv* uitschakel* wyłączyć wyłączon* wyłączan* ausschalt* devredışı отключ* выключ* 禁用 停用 無効化 無効に 비활성화 끄기 끄는',
  allowlist: 'allowlist* whitelist* safelist 白名单 白名單 ホワイトリスト 화이트리스트',
  denylist: 'denylist* blacklist* blocklist* 黑名单 黑名單 ブラックリスト 블랙리스트',
  start:
    'start starts started starting startup launch boot starten startet starte startar gestartet démarr* iniciar avvia avviare avvio opstarten uruchom* uruchamia* başlat* запуст* запуск* 启动 啟動 起動 기동',
  stop: 'stop stops stopped stopping shutdown anhalten gestoppt stoppen arrêt arrêter detener fermare zatrzym* durdur* останов* 停止 中止 중지 정지',
  restart:
    'restart* reboot* neustart* redémarr* reinici* riavvi* herstart* перезапус* перезагруз* 重启 重啟 再起動 재시작 재부팅',
  default:
    'default* standardmäßig standardwert* vorgabe* voreinstell* voreingestellt* défaut defecto predeterminad* predefinit* padrão standaard* domyśln* varsayılan* умолчани* 默认 預設 既定 デフォルト 기본값 디폴트',
  required:
    'mandatory obligatory compulsory pflichtfeld* pflichtangabe* verpflichtend* erforderlich* obligatoire* obligatori* obrigatóri* verplicht* obowiązkow* wymagany wymagana wymagane wymaganych zorunlu* required* обязательн* 必填 必需 필수 必須項目',
  optional:
    'optional* facultati* opcional* opzional* optioneel optionele opcjonaln* opsiyonel* необязательн* опциональн* 可选 可選 选填 選填 선택사항 任意項目 省略可能',
  first:
    'first erste ersten erster erstes premier première primer primera primero primeiro primeira primo eerste pierwsz* ilki первый первая первое первом 第一 最初 첫번째',
  last: 'last letzte letzten letzter letztes dernier dernière último última ultimo ultima laatste ostatni ostatnia ostatnie sonuncu последний последняя последнее 最后 最後 마지막',
  before: 'beforehand prior previously vorher davor zuvor avant antes voordat przedtem önceden перед 之前 以前 前に',
  after:
    'afterwards afterward subsequently nachher danach après después despues depois dopo nadat после 之后 之後 以後',
  minimum: 'mínim* mindest* minimaal asgari minimum minimo minima minimale минимальн* минимум* 最小 最低 최소',
  maximum:
    'max máxim* höchstens höchstwert maximaal azami maximum maximal maximale maximo massimo massima максимальн* максимум* 最大 최대',
  sort: 'sortier* trier triés triées ordinament* ordenación ordenação ordenar sorteer* sortow* sırala sort sorts sorted sorting сортир* 排序 並べ替え ソート 정렬',
  filter: 'filter* filtr* фильтр* 筛选 过滤 篩選 過濾 フィルタ 絞り込み 필터',
}
