// How readers ask for help with their own case, in the main languages. `asks` wants somebody to act on it; `troubles`
// tells of it, which on a page about that very matter may be a complaint of the page.

export interface SupportLanguage {
  readonly language: string
  /** Beginnings of words: without one of them neither of the others holds. */
  readonly matter: string
  readonly asks: RegExp
  readonly troubles: RegExp
}

const either = (...parts: string[]) => new RegExp(parts.join('|'), 'u')
/** Words in between, as few as possible. */
const gap = (most: number) => `(?: [^ .!?]+){0,${most}}?`
const own =
  '(?:account|subscription|membership|order|payment|purchase|invoice|bill|refund|plan|seat|ticket|licen[cs]e|trial|profile|booking|sandbox|limit|parcel|package|password)s?\\b'
const act =
  '(?:unlock|unblock|reactivate|restore|reset|cancel|refund|close|delete|remove|check|move|transfer|merge|verify|change|correct|terminate|end|resend|send|raise|increase)'

export const supportLanguages: readonly SupportLanguage[] = [
  {
    language: 'English',
    matter:
      'account|subscri|membership|orders?\\b|(?:my|our) (?:payment|plan|limit|parcel|package|profile|phone|money)|invoice|receipt|refund|plan\\b|seat|ticket|licen[cs]e|trial|booking|quota|password|username|authenticator|charged|billed|debited|call me|(?:talk|speak) (?:to|with)|your (?:side|team|support)|unlock|(?:i|we) (?:paid|bought|ordered|purchased|booked)|confirmation|verification|activation|log ?in|sign ?in|newsletter|mailing|unsubscribe|(?:your )?support (?:does|never|has|won)',
    asks: either(
      `\\b(?:please|pls|plz|can you|could you|can (?:some|any)(?:one|body)${gap(4)}|need (?:you|someone) to|(?:i|we) (?:want|need|have) to|(?:i|we)(?:'d| would) like to)${gap(2)} ${act}${gap(8)} (?:my|our|the former|the last)${gap(3)} ${own}`,
      '\\bneed (?:my|our)(?: \\p{L}+){0,2} (?:limit|quota|account|plan) (?:raised|increased|upgraded|restored|unlocked)',
      "\\bunlock (?:it|me)\\b|\\brefund me\\b|\\bmy money back\\b|\\bwhere(?: is|'s) my (?:refund|money|order|parcel|package)\\b|\\b(?:want|request|demand) (?:a|my) (?:full )?refund\\b",
      "\\b(?:i|we)(?: was| were| got| have been|'ve been)(?: \\p{L}+)? (?:charged|billed|debited) (?:twice|two times|double|three times|again)|\\bwas i (?:charged|billed) (?:twice|again|double)|\\bcharged (?:me|us|my card)(?: \\p{L}+)? (?:twice|double|two|again)",
      "\\b(?:my|our)(?: \\p{L}+){0,2} account(?: is|'s| was| has been| got)(?: \\p{L}+){0,2} (?:locked|blocked|suspended|hacked|banned|deactivated|frozen|stolen|disabled|restricted)",
      '\\b(?:want|need|like)(?: to)? (?:talk|speak) (?:to|with) (?:a |an |some)?(?:real |live )?(?:human|person|agent|one\\b|somebody|someone|representative|operator|support)|\\bcall me(?: back| at| on| asap| please|[.!?]*$)',
      '\\b(?:somebody|someone|anybody|anyone) (?:on|from) your (?:side|team|support)\\b',
      '\\b(?:remove|delete) me from (?:your|the|this) (?:mailing|newsletter|list)|\\bunsubscribe me\\b',
      "\\b(?:your )?support (?:does not|doesn't|never|has not|hasn't|won't)(?: \\p{L}+)? (?:answer|repl|respond)",
    ),
    troubles: either(
      `\\b(?:can't|cannot|can not|cant|unable to|couldn't|not able to) (?:(?:log ?in|sign ?in|log ?on|login|get back|get) ?(?:in)?to|access|open) (?:my|our)(?: \\p{L}+){0,2} (?:account|dashboard|sandbox|profile|workspace|console|mailbox)\\b`,
      `\\b(?:i|we) (?:forgot|have forgotten|lost) (?:my|our|the)${gap(3)} (?:password|login|username|phone|authenticator)`,
      `\\b(?:i|we) (?:did not|didn't|do not|don't|never|have not|haven't|still don't)(?: \\p{L}+)? (?:receiv\\p{L}*|get|got|gotten)(?: [^ .!?]+){0,3} (?:password|reset|confirmation|verification|activation|invoice|receipt)`,
      `\\b(?:password|confirmation|verification|activation)(?: reset)? (?:e-?mail|mail|code|sms) (?:never|does not|doesn't|did not|didn't|is not|isn't) (?:arriv|com|came|reach)`,
      `\\b(?:cancel|terminate|end|pause|renew) (?:my|our)(?: \\p{L}+){0,2} (?:subscription|membership|plan|contract|trial|order|seat)`,
      `\\b(?:i|we|us|me) (?:still )?(?:need|want|get|receive|waiting for)${gap(3)} (?:invoice|receipt)\\b`,
      `\\b(?:i|we) (?:paid|ordered|bought|purchased|booked)(?: [^ .!?]+){1,14}? (?:but|and|yet)(?: [^ .!?]+){0,8} (?:not|never|expired|nothing|refuse|still)\\b`,
      `\\brefund (?:for|of)(?: [^ .!?]+){1,8} (?:i|we) (?:ordered|bought|paid|purchased)\\b`,
      `\\bchange (?:the |my )?(?:e-?mail|mail|phone|name|address|card)(?: \\p{L}+)? (?:of|for|on|in) my account`,
    ),
  },
  {
    language: 'German',
    matter:
      'konto|account|zugang|abo\\b|abonnement|rückerst|erstatt|geld|doppelt|zweimal|rechnung|quittung|passwort|vertrag|bestellung|menschen|mitarbeiter|bestätigung|mitgliedschaft|paket',
    asks: either(
      '(?:mein|unser)(?:e|en|em)? (?:\\p{L}+ )?(?:konto|account|zugang) (?:ist|wurde|wird)(?: \\p{L}+){0,2} (?:gesperrt|gehackt|blockiert|deaktiviert)',
      '(?:wo (?:bleibt|ist)|warte (?:\\p{L}+ )*auf) meine? (?:rückerstattung|erstattung|geld|bestellung|rechnung|paket)|mein geld zurück|erstatten sie mir|(?:doppelt|zweimal) (?:abgebucht|berechnet|belastet)',
      '(?:bitte|können sie|könnt ihr)(?: [^ .!?]+){0,6} (?:mein|unser)(?:e|en|em|es)? (?:\\p{L}+ )?(?:konto|account|abo|abonnement|vertrag|bestellung|rechnung|passwort)(?: [^ .!?]+){0,6} (?:entsperren|freischalten|löschen|kündigen|stornieren|zurücksetzen|senden|schicken|ändern)',
      'mit einem (?:menschen|mitarbeiter) (?:sprechen|reden)',
    ),
    troubles: either(
      '(?:komme|kann)(?: ich)?(?: mich)? nicht(?: mehr)? (?:in|bei|an) mein(?:em|en|e)? (?:konto|account)|passwort vergessen',
      '(?:ich|wir) (?:brauche|benötige|möchte|brauchen|benötigen)(?: \\p{L}+){0,2} (?:rechnung|quittung)(?!\\p{L})',
      '(?:bekomme|erhalte|bekam|erhielt)(?: ich)?(?: [^ .!?]+){0,3} (?:keine?n?)(?: [^ .!?]+){0,2} (?:mail|e-mail|bestätigungs\\p{L}+|passwort\\p{L}*|rechnung)|(?:mein|unser)(?:e|en)? (?:abo|abonnement|vertrag|mitgliedschaft) kündigen',
    ),
  },
  {
    language: 'French',
    matter:
      'compte|rembours|deux fois|2 fois|factur|mot de passe|abonnement|parler à|commande|colis|courriel|e-?mail|sms',
    asks: either(
      "(?:mon|notre) compte (?:est|a été)(?: \\p{L}+)? (?:bloqué|suspendu|piraté|désactivé|verrouillé)|débloque[rz] mon compte|rembourse[rz](?:-| )moi|être remboursé|(?:où est|j'attends) mon (?:remboursement|argent|colis)|(?:débité|prélevé|facturé)e? (?:deux|2) fois|parler à (?:un humain|un conseiller|quelqu'un)",
      '(?:merci de|veuillez|pouvez-vous|je (?:veux|souhaite|voudrais))(?: [^ .!?]+){0,3} (?:annuler|résilier|supprimer|réinitialiser|rembourser|envoyer)(?: [^ .!?]+){0,2} (?:mon|ma|notre) (?:compte|abonnement|commande|facture|mot)',
    ),
    troubles: either(
      "(?:n'arrive (?:pas|plus) à|ne (?:peux|parviens) (?:pas|plus))(?: à)? (?:me connecter|accéder) (?:à|sur) mon compte|mot de passe oublié|j'ai (?:oublié|perdu) mon (?:mot de passe|téléphone)",
      "(?:ne reçois|n'ai (?:pas|jamais) reçu)(?: [^ .!?]+){0,4} (?:mail|e-mail|courriel|sms|code|facture|commande)|(?:annuler|résilier) mon abonnement|besoin d'une facture",
    ),
  },
  {
    language: 'Spanish',
    matter:
      'cuenta|reembols|dinero|devol|devuél|me cobr|me han|contraseña|suscrip|correo|código|hablar con|pedido|factura',
    asks: either(
      '(?:mi|nuestra) cuenta (?:está|fue|ha sido)(?: \\p{L}+)? (?:bloqueada|suspendida|hackeada|desactivada)|desbloque(?:en|ar|e) mi cuenta|(?:devuélvanme|devolución de mi|reembols(?:en|o de) mi|quiero mi) (?:dinero|reembolso|pedido)|dónde está mi (?:pedido|reembolso|dinero)|me (?:cobraron|han cobrado) (?:dos veces|doble|el doble)|hablar con (?:una persona|un humano|un agente)',
      '(?:por favor|pueden|podrían|quiero|necesito)(?: [^ .!?]+){0,3} (?:cancelar|cancelen|eliminar|eliminen|borrar|restablecer|enviar|envíen|cambiar)(?: [^ .!?]+){0,2} (?:mi|nuestra) (?:cuenta|suscripción|pedido|factura|contraseña)',
    ),
    troubles: either(
      'no puedo (?:entrar|acceder|iniciar sesión|ingresar)(?: \\p{L}+)? (?:en|a|con) mi cuenta|no puedo cambiar(?: [^ .!?]+){1,4} de mi cuenta|olvidé mi contraseña|(?:cancelar|dar de baja) mi suscripción',
      'no (?:me llega|recibo|he recibido|recibí)(?: [^ .!?]+){0,4} (?:correo|código|sms|factura|pedido)|necesito(?: \\p{L}+){0,2} factura',
    ),
  },
  {
    language: 'Portuguese',
    matter: 'conta\\b|senha|assinatura|dinheiro|reembolso|cobrad|cobraram|falar com|pedido|fatura|plano|e-?mail|código',
    asks: either(
      'minha conta (?:está|foi)(?: \\p{L}+)? (?:bloqueada|suspensa|hackeada|desativada)|desbloque(?:ar|iem|ie) minha conta|(?:quero|devolvam) (?:o )?meu (?:dinheiro|reembolso)|cadê meu (?:pedido|reembolso|dinheiro)|(?:fui cobrad[oa]|me cobraram) (?:duas vezes|em dobro)|falar com (?:um atendente|um humano|uma pessoa)',
      '(?:por favor|podem|quero|preciso)(?: [^ .!?]+){0,3} (?:cancelar|cancelem|excluir|redefinir|enviar|alterar)(?: [^ .!?]+){0,2} (?:minha|meu) (?:conta|assinatura|pedido|fatura|senha|plano)',
    ),
    troubles: either(
      'não consigo (?:entrar|acessar|fazer login|logar)(?: \\p{L}+)?(?: na| à)? minha conta|esqueci (?:a )?minha senha|cancelar minha assinatura|não (?:recebi|recebo)(?: [^ .!?]+){0,4} (?:e-?mail|código|sms|fatura|pedido)',
    ),
  },
  {
    language: 'Italian',
    matter: 'account|conto\\b|rimborso|soldi|addebit|ordine|fattura|parlare con|abbonamento|password|codice|e-?mail',
    asks: either(
      '(?:il )?mio (?:account|conto) (?:è|è stato)(?: \\p{L}+)? (?:bloccato|sospeso|hackerato|disattivato)|sbloccare il mio (?:account|conto)|(?:rivoglio|voglio) (?:i miei soldi|il (?:mio )?rimborso)|addebitato (?:due volte|il doppio)|dove (?:è|sono) (?:il mio ordine|i miei soldi)|parlare con (?:un operatore|una persona)',
      '(?:per favore|potete|vorrei|voglio|devo)(?: [^ .!?]+){0,3} (?:annullare|cancellare|disdire|reimpostare|inviare|inviarmi)(?: [^ .!?]+){0,2} (?:il mio|la mia) (?:account|abbonamento|ordine|fattura|password)',
    ),
    troubles: either(
      'non (?:riesco|posso)(?: ad| a)? (?:accedere|entrare)(?: [^ .!?]+)? (?:mio|al mio|nel mio) (?:account|conto)|ho dimenticato la (?:mia )?password|non (?:ricevo|ho ricevuto)(?: [^ .!?]+){0,4} (?:e-?mail|codice|sms|fattura|ordine)',
    ),
  },
]
