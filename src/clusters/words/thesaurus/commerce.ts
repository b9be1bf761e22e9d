// The words for prices, payments and times, by concept, in many languages.

/** By the name of a concept, the words of many languages that mean it, lower case; a star stands for any ending. */
export const commerceThings: Readonly<Record<string, string>> = {
  subscription:
    'subscription* subscrib* unsubscrib* abonnement* abonnier* abonner suscripci* suscrib* abbonament* subskrypcj* abonelik* подписк* подписок 订阅 訂閱 サブスクリプション 購読 구독',
  'free-plan':
    'freemium trial testversion* testphase* gratuit* gratis kostenlos* kostenfrei* darmow* bezpłatn* ücretsiz* proefversie* proefperiode бесплатн* 免费 免費 试用 試用 無料 무료 무상',
  price:
    'price* pricing cost costs costly fee fees preis preise preisen kosten prix coût* precio* costo coste costes costi preço* custo custos prezzo prezzi prijs prijzen tarif tarife tarifs cena ceny cennik* koszt* fiyat* ücreti ücretler цена цены стоимост* 价格 價格 费用 費用 料金 価格 가격 요금 비용',
  payment:
    'payment* paid zahlung* bezahl* paiement* pago pagos pagament* betaling* betalen płatnoś* ödeme* платёж* платеж* оплат* 支付 付款 支払 決済 결제',
  refund: 'refund* rückerstatt* rembours* reembols* rimbors* terugbetal* iade iadesi 退款 返金 払い戻 환불',
  invoice:
    'invoice* billing rechnung rechnungen factura* facture* fatura* fattur* factuur* faktur* инвойс* 发票 發票 账单 帳單 請求書 청구서 인보이스',
  tax: 'tax taxes vat mehrwertsteuer* umsatzsteuer* impuesto* tva iva podatek podatku vergi vergisi impostos налог* 税率 稅率 消費税 税金 세금 부가세',
  'payment-card':
    'card cards creditcard kreditkarte* creditkaart* tarjeta* cartão cartões visa mastercard 信用卡 クレジットカード カード番号 신용카드 카드번호',
  bank: 'bank banks banken bankkonto iban banque* banca banche banka bankaya банк* 银行 銀行 은행',
  currency:
    'currency currencies währung* devise devises moneda* moeda* valuta valute walut* валют* 货币 貨幣 幣別 通貨 통화',
  amount:
    'amount amounts betrag beträge montant* importo importi bedrag bedragen kwota kwoty kwot tutarı сумма суммы сумму 金额 金額 금액',
  customer: 'customer* kunde kunden kundin clienti klant klanten müşteri* clientes* покупател* 顾客 顧客 고객 구매자',
  order: 'bestellung* zamówien* sipariş* заказ* 订单 訂單 注文 주문',
  cart: 'cart carts warenkorb* panier* carrito* carrinho* carrello* winkelwagen* koszyk* sepet* корзин* 购物车 購物車 カート 장바구니',
  coupon:
    'coupon* voucher discount* gutschein* rabatt* cupón cupones cupom descuento* desconto* sconto sconti korting* zniżk* kupon* indirimi скидк* купон* 优惠券 優惠券 折扣 クーポン 割引 쿠폰 할인',
  shipping:
    'shipment versand* livraison* spedizion* verzend* wysyłk* kargo* shipping* доставк* 物流 发货 配送 発送 배송',
  calendar:
    'datetime calendar* datepicker datum* kalender* calendrier* calendário* kalendarz* takvim* tarih tarihi fecha fechas календар* 日期 日付 日历 日曆 カレンダー 날짜 달력',
  timestamp: 'timestamp* zeitstempel* uhrzeit* horodat* tijdstip* tijdstempel* 时间戳 時間戳 タイムスタンプ 타임스탬프',
  timezone:
    'timezone* zeitzone* fuseau fuseaux fuso tijdzone* utc gmt dst strefa strefy часовой часового пояса 时区 時區 タイムゾーン 시간대',
  second:
    'seconds millisecond* sekunde* seconde* secondi segundos sekund sekundy saniye* millisekunde* секунд* 毫秒 几秒 秒数 ミリ秒 밀리초 秒钟',
  minute: 'minut* dakika* минут* 分钟 分鐘 分間',
  hour: 'hour* stunde stunden heures horas uren godzin* saat* часа часов 小时 小時',
  day: 'days tage tagen día días dias giorno giorni dagen dzień dni günler дней дня 天数 天數 日数 日間 며칠',
  week: 'week* woche* semaine* semana* settiman* tydzień tygod* hafta* недел* 星期 週間 一周 일주일',
  month: 'month* monat* mois meses mês mese mesi maand* miesiąc* miesięc* aylar aylık месяц* 月份 ヶ月 か月 개월',
  year: 'year* jahr* année* años anos anno anni jaar jaren yıllar yıllık года годы 年份 年間',
}
