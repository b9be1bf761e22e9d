// The words for the machine one works at, its files, commands and settings, by concept, in many languages.

/** By the name of a concept, the words of many languages that mean it, lower case; a star stands for any ending. */
export const shellThings: Readonly<Record<string, string>> = {
  output:
    'output* stdout stderr ausgabe* ausgegeben* salida* saída* uitvoer* wyjście wyjścia çıktı* вывод выводе вывода выводит 输出 輸出 出力 출력',
  log: 'logs* logfile* logger* syslog* protokolldatei* journaux dziennik* günlük* логи логов логах логе лог логирован* 日志 日誌 ログファイル ログ出力 로깅 로그파일',
  terminal:
    'terminal* console* konsol* consola consolas kommandozeile* eingabeaufforder* shell* cli консол* терминал* 终端 終端 控制台 ターミナル コンソール 터미널 콘솔',
  command: 'command* befehl* comando* comandi opdracht* polecen* komut* команд* 命令 指令 コマンド 명령',
  option:
    'option options optionen opción opciones opcion opção opções optie opties opcja opcji opcje flag flags seçeneğ* seçenek* schalter* opzione opzioni опция опции опций флаг* 选项 選項 旗标 フラグ オプション 옵션 플래그',
  parameter:
    'paramet* param params argument arguments paramètre* parámetro* parâmetro* argüman* аргумент* параметр* 参数 參數 引数 パラメータ 매개변수 파라미터',
  variable:
    'variable* variável* variáveis variabile variabili variabele* zmienn* değişken* переменн* 变量 變數 変数 변수',
  environment:
    'environment env umgebung* environnement* entorno* ambiente ambientes ambienti omgeving* środowisk* ortam ortamı ortamda окружени* 环境 環境 환경',
  configuration:
    'config* konfig* einstellung* réglage* ajustes impostazion* instelling* ustawien* ustawić ayar* yapılandır* setting* preferences* конфиг* настройк* настроек настроить настраив* 配置 设置 設定 설정',
  file: 'file files datei* fichier* archivo* fichero* arquivo* ficheiro* bestand bestanden plik* dosya* файл* 文件名 源文件 档案 檔案 ファイル 파일명',
  folder:
    'folder* directory directories ordner* verzeichnis* dossier* répertoire* carpeta* directorio* pasta pastas diretório* cartella cartelle mappen katalog* klasör* dizin dizine dizini папк* папок каталог* директори* 目录 目錄 資料夾 文件夹 フォルダ ディレクトリ 폴더 디렉토리 디렉터리',
  path: 'path paths pfad* chemin* ruta rutas caminho* percorso percorsi ścieżk* ścieżek путь пути 路径 路徑 ファイルパス 相対パス 絶対パス 경로',
  permission:
    'permission* privilege* chmod acl rbac iam role roles rollen berechtig* zugriffsrecht* autorisation* authoriz* authoris* autoriz* droits rôle* permiso* permissão permissões permess* machtiging* toestemming* uprawn* izin* yetki* rolü роль роли ролей привилег* разрешения 权限 權限 権限 角色 권한 역할',
  memory:
    'memory ram oom heap arbeitsspeicher* mémoire* memoria* memória* geheugen* pamięć pamięci bellek* память памяти 内存 記憶體 メモリ 메모리',
  disk: 'disk disks storage festplatte* disque* disco discos schijf schijfruimte dysk* almacenamiento* armazenamento* stockage* opslag* depolama* диск диска диске хранилищ* 磁盘 硬盘 磁碟 硬碟 存储 ディスク ストレージ 디스크 스토리지',
  cpu: 'cpu cpus processor* prozessor* processeur* procesador* processador* işlemci* procesor* процессор* 处理器 處理器 プロセッサ 프로세서',
  gpu: 'gpu gpus cuda grafikkarte* видеокарт* 显卡 顯卡 グラボ 그래픽카드',
  process: 'subprocess daemon pid 进程 守护进程 サブプロセス デーモン 데몬',
  concurrency:
    'thread* concurrency concurrent parallel nebenläufig* parallelis* hilo hilos concurrencia concorrência concorrenza wątk* wątek współbieżn* поток* параллел* 线程 執行緒 并发 スレッド 並行 並列 스레드 쓰레드 동시성 병렬',
  warning: 'warn* avertissement* advertencia* aviso* avvis* waarschuw* ostrzeż* uyarı* предупрежд* 警告 경고',
  state: 'state zustand zustände estado estados état états stan durum* состояни* 状态 狀態 状態 상태',
}
