// The words of praise, by language: those that praise, and those that may stand beside them. Words of wish, doubt or
// negation ("but", "more", "not", "please", "could") must never be among them: they are what keeps a comment.

export interface PraiseLanguage {
  readonly language: string
  readonly praise: ReadonlySet<string>
  readonly filler: ReadonlySet<string>
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const language = (name: string, praise: string, filler: string): PraiseLanguage => ({
  language: name,
  praise: words(praise),
  filler: words(filler),
})

export const praiseLanguages: readonly PraiseLanguage[] = [
  language(
    'English',
    'thanks thank thx ty great good nice helpful useful excellent awesome amazing perfect fantastic brilliant superb wonderful love loved helped cool lovely clear outstanding informative lifesaver beautiful kudos worked works neat ok okay yes crystal concise short thorough gold props chapeau lgtm bravo',
    'you u a an the this that it its is was are were very so much really such lot tons page docs doc documentation article guide tutorial post explanation explained explains content work job info information read me us i all for of and super extremely most guys team everyone folks just exactly well done helping sharing writing keep up ever best in my day hours time many stuff here wow saved made whoever wrote to and',
  ),
  language(
    'German',
    'danke dankeschön super toll gut gute guter gutes prima klasse perfekt hilfreich hilfreiche nützlich spitze spitzenmäßig wunderbar hervorragend hervorragende ausgezeichnet großartig geholfen verständlich dank tolle toller tolles genial top',
    'das die der den dem ist war sehr vielen viel herzlichen hat mir uns ich wirklich echt so eine ein einen diese dieser dieses seite dokumentation doku artikel anleitung erklärung erklärt beschrieben für und schön alles ganz richtig weitergeholfen arbeit hilfe gemacht euch geschrieben erklärt euch habt',
  ),
  language(
    'French',
    'merci parfait parfaite super génial géniale excellent excellente utile clair claire bravo top bien bon bonne formidable chapeau aidé magnifique',
    "c'est c'était très beaucoup cette ce cet page la le les article l'article documentation doc explication explications pour et est un une m'a tout vraiment votre vous à toute expliqué l'équipe travail aide l'aide de",
  ),
  language(
    'Spanish',
    'gracias excelente genial perfecto perfecta útil útiles bueno buena buen buenísimo claro clara increíble estupendo ayudó fantástico fantástica maravilloso completa completo bravo',
    'muy muchas muchísimas la el esta este página artículo documentación guía explicación es está por para y me ha todo un una mucho trabajo ayuda de los las su',
  ),
  language(
    'Portuguese',
    'obrigado obrigada excelente ótimo ótima perfeito perfeita útil bom boa ajudou incrível legal maravilhoso parabéns valeu ótimos',
    'muito muita a o esta este essa esse página artigo documentação guia explicação é está por pela pelo e me tudo um uma trabalho conteúdo ajuda de bem',
  ),
  language(
    'Italian',
    'grazie ottimo ottima perfetto perfetta utile utilissimo bello bella buono buona eccellente fantastico bravi bravo chiaro chiara complimenti',
    'molto mille la il questa questo pagina articolo documentazione guida spiegazione è per e mi ha tutto un una lavoro davvero tante di',
  ),
  language(
    'Dutch',
    'bedankt dank dankjewel geweldig goed goede super handig nuttig prima perfect top uitstekend duidelijk duidelijke fijn',
    'heel erg zeer de het een dit deze is was pagina artikel documentatie uitleg je wel jullie voor en mij geholpen werk',
  ),
  language(
    'Russian',
    'спасибо отлично отличная отличный хорошо хорошая супер класс полезно полезная полезный помогло помогла прекрасно круто понятно идеально благодарю замечательно молодцы',
    'большое огромное очень все всё это эта этот статья страница документация объяснение за вам и мне вы статью помощь так',
  ),
  language(
    'Polish',
    'dzięki dziękuję super świetnie świetny świetna świetne dobre dobra dobry przydatne pomocne pomogło doskonale',
    'bardzo wielkie to jest ta ten strona artykuł dokumentacja za pomoc i mi',
  ),
  language(
    'Turkish',
    'teşekkürler teşekkür harika mükemmel süper güzel faydalı yararlı sağolun',
    'çok bu sayfa ederim ederiz bir gerçekten için makale döküman olmuş',
  ),
  language('Ukrainian', 'дякую чудово супер добре корисно відмінно', 'дуже щиро це ця стаття сторінка за допомогу'),
]

interface PraisePhrase {
  readonly phrase: string
  readonly praises: boolean
}

const praising =
  'ありがとうございます ありがとうございました ありがとう 感謝します 感謝 わかりやすかったです わかりやすかった わかりやすいです わかりやすい 分かりやすかったです 分かりやすかった 分かりやすいです 分かりやすい 助かりました 助かります 参考になりました 役に立ちました 素晴らしいです 素晴らしい すばらしい 最高です 最高 完璧です 完璧 良かったです よかったです 良いです いいですね いいね ' +
  '谢谢 感谢 多谢 非常好 很好 太好了 太棒了 很棒 很有帮助 有帮助 很有用 有用 写得很好 写得好 很清晰 很清楚 赞 完美 好文 不错 厉害 謝謝 感謝 很有幫助 有幫助 很實用 讚 寫得很好 ' +
  '감사합니다 고맙습니다 감사해요 좋아요 좋습니다 좋네요 최고예요 최고입니다 최고 도움이되었습니다 도움이됐습니다 도움이됐어요 도움이많이되었습니다 유용합니다 유용해요 훌륭합니다 완벽합니다 잘봤습니다'
const beside =
  'とても 大変 すごく 非常に 本当に この記事は このページは このページ この記事 説明が ページが ドキュメント 記事 です 非常 太 很 了 这个 这篇 文章 文档 页面 对我 你们 分享 这页 這篇 文件 頁面 정말 매우 아주 많은 이문서 이페이지 문서 페이지'

/** Longest first, so that no phrase is torn by a shorter one inside it. */
export const praisePhrases: readonly PraisePhrase[] = [
  ...praising.split(' ').map((phrase) => ({ phrase, praises: true })),
  ...beside.split(' ').map((phrase) => ({ phrase, praises: false })),
].sort((a, b) => b.phrase.length - a.phrase.length || (a.phrase < b.phrase ? -1 : 1))
