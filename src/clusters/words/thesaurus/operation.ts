// The words for what is operated: databases, clusters, jobs, monitoring, by concept, in many languages.

/** By the name of a concept, the words of many languages that mean it, lower case; a star stands for any ending. */
export const operationThings: Readonly<Record<string, string>> = {
  cache: 'cache caches cached caching zwischenspeicher* önbelle* кэш* кеш* 缓存 快取 キャッシュ 캐시',
  container:
    'container* docker dockerfile conteneur* contenedor* contêiner* kontener* konteyner* контейнер* докер* 容器 镜像 映像檔 コンテナ 컨테이너 도커',
  cluster: 'cluster* clúster* klaster* кластер* 集群 叢集 クラスタ 클러스터',
  node: 'node nodes nœud* noeud* knoten nodo nodos knooppunt* węzeł węzł* düğüm* узел узла узлы узлов 节点 節點 ノード 노드',
  replication:
    'replik* réplica* réplique* replica replicas replication replicaset* replicación replicaç* replicazion* реплик* 主从 副本 複本 レプリケーション レプリカ 복제본 레플리카',
  backup:
    'backup* datensicherung* sauvegard* respaldo* yedek* reservekopie* zapasow* бэкап* бекап* резервн* 备份 備份 バックアップ 백업',
  restore:
    'restore restoration recover recovery wiederherstell* wiederherg* restaurar restauración restaurer restauration restauração ripristin* przywr* восстанов* 恢复 恢復 还原 還原 復元 복원 복구',
  snapshot: 'snapshot* instantánea* migawk* снапшот* снэпшот* 快照 スナップショット 스냅샷',
  rollback: 'rollback* zurückroll* zurücksetz* revert откат* 回滚 回滾 ロールバック 롤백',
  database: 'database* datenbank* db dbs sql bazodanow* veritaban* бд субд 数据库 資料庫 データベース 데이터베이스',
  column:
    'column* spalte* colonne* colonna coluna* kolom kolommen kolumn* sütun* столбец столбц* колонк* 資料行 カラム 컬럼',
  row: 'row rows zeile zeilen rij rijen rekord* レコード 레코드',
  schema: 'schema schemas schemata şema şeması スキーマ 스키마',
  index: 'index indexes indexing indizes indeks* индекс* 索引 インデックス 인덱스 색인',
  transaction:
    'transact* transakt* transacc* transaç* transazion* transakcj* транзакц* 事务 交易 トランザクション 트랜잭션',
  lock: 'lock* mutex semaphore deadlock verrou* kilit* блокиров* 死锁 死鎖 加锁 デッドロック 排他 데드락',
  driver: 'driver* treiber* pilote* stuurprogramma* sterownik* sürücü* драйвер* 驱动 驅動 ドライバ 드라이버',
  deploy:
    'deploy* despliegue desplegar déploi* déploy* implantaç* wdroż* wdraż* dağıtım* ausroll* развёрт* разверт* деплой* 部署 デプロイ 배포',
  scaling: 'scaling autoscal* scalab* skalier* escalab* ölçeklen* масштабир* 扩容 扩缩 伸缩 スケーリング 스케일링',
  performance:
    'performance* performant* leistung* rendimiento* desempenho prestazion* prestaties wydajno* performans* производительн* 性能 效能 パフォーマンス 성능',
  job: 'job jobs worker task workflow auftrag aufgabe* tâche* tarea* tarefa* taak taken zadani* zadań görev* задани* задач* 作业 任务 任務 ジョブ タスク ワーカー 워커 태스크 工作流',
  pipeline: 'pipeline* конвейер* пайплайн* 流水线 パイプライン 파이프라인',
  region: 'region* zona zonas región região regiões bölge* регион* 区域 區域 リージョン 리전',
  cron: 'schedul* zeitplan* harmonogram* zamanlay* zamanlanmış agendamento* pianificaz* cron crontab cronjob* расписан* 定时 定時 排程 调度 スケジュール 스케줄',
  monitoring:
    'monitoring monitor monitore* überwach* surveill* monitoramento monitoraggio telemetry telemetri* observability* мониторинг* 监控 監控 監視 モニタリング 모니터링',
  metric:
    'metric metrics metrik* métrique* métrica* metrica metriche metriek* metryk* метрик* 指标 指標 メトリクス メトリック 메트릭 지표',
  alert:
    'alert* alarm* notific* notify benachrichtig* notyfik* powiadom* bildirim* уведомл* оповещ* 通知 告警 警报 警報 アラート 알림',
  dashboard: 'dashboard* cruscott* tablero* painel painéis дашборд* 仪表板 仪表盘 儀表板 ダッシュボード 대시보드',
  chart:
    'chart* graph graphs plot graphique* gráfico* gráfica* grafico grafici grafiek* wykres* grafiğ* grafik grafiken график* 图表 圖表 グラフ 차트 그래프',
  report: 'report* relatório* rapport* rapor* informes* отчёт* отчет* 报告 报表 報表 レポート 보고서 리포트',
  mount: 'mount* volume* einhäng* eingehäng* 挂载 掛載 マウント 마운트 볼륨',
  namespace: 'namespace* namensraum* 命名空间 命名空間 名前空間 네임스페이스',
  health: 'healthcheck liveness* readiness* 健康检查 ヘルスチェック 헬스체크',
  'virtual-machine': 'vm vms hypervisor virtualisier* virtualiz* виртуальн* 虚拟机 虛擬機 仮想マシン 가상머신',
}
