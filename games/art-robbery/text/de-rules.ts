import type { Words } from './en.ts';

export const rules: Words['rules'] = {
  C1: {
    title: 'Karten',
    text: 'Es gibt 55: von jeder Nummer von 0 bis 5 sechs, dazu sechs Bosskarten, sechs Wachhundkarten und sieben gierige Diebe.',
  },
  C2: {
    title: 'Beutetokens',
    text: 'Es gibt 36, neun für jeden Überfall: 0, 1, 2, dreimal die 3, 4, 5 und den Boss. Die Zahl ist der Wert des Tokens, jeder weiße Punkt ein Alibi. Die vier Überfälle haben 2, 3, 4 und 6 Alibis: zwei auf jeder 0, die übrigen auf Einsen und Zweien und im letzten Überfall auch auf der 4 und der 5. Wo welche Punkte sind, steht in keiner Anleitung: Diese Werte stammen aus einer öffentlichen Fan-Version und passen zu allem, was bekannt ist. Auf Wunsch spielt ihr mit einem zweiten Satz, der von uns ist: Er hat andere Zahlen und 28 Alibis statt 15.',
  },
  C3: {
    title: 'Wachhundfigur',
    text: 'Es gibt einen Wachhund. Er ist kein Beutetoken und zählt keine Punkte, aber er schützt die Person, die ihn hat (R8), und bestimmt, wer den nächsten Überfall beginnt (R16).',
  },
  S1: {
    title: 'Aufbau',
    text: 'Die Beutetokens werden nach Überfällen sortiert, der Wachhund kommt in die Mitte. Die Karten werden gemischt; alle bekommen fünf, der Rest ist der Nachziehstapel.',
  },
  S2: {
    title: 'Ein Überfall beginnt',
    text: 'Die neun Tokens des Überfalls liegen offen in der Mitte. Karten und Wachhund bleiben, wo sie sind. Zuerst kommen die Skizzen, dann Skulpturen, Antiquitäten und Gemälde.',
  },
  S3: {
    title: 'Eine Karte spielen',
    text: 'In deinem Zug legst du eine deiner fünf Handkarten offen auf den Ablagestapel. Passen geht nicht.',
  },
  S4: {
    title: 'Was die Karten tun',
    text: 'Mit einer Nummernkarte nimmst du ein Token mit dieser Nummer aus der Mitte; liegt dort keins, stiehlst du eins von jemandem. Genauso holt dir die Bosskarte das Bosstoken. Die Wachhundkarte bringt dir die Wachhundfigur, egal wo sie ist. Mit dem gierigen Dieb nimmst du ein beliebiges Token aus der Mitte. Liegt das Gesuchte schon bei dir, geschieht nichts.',
  },
  S5: {
    title: 'Ein Diebstahl',
    text: 'Das Token wandert von der bestohlenen Person zu dir und bleibt offen liegen. Hat sie den Wachhund, wird sie vorher gefragt: Token oder Hund (R8).',
  },
  S6: {
    title: 'Nachziehen',
    text: 'Wenn deine Karte abgehandelt ist, ziehst du eine nach und hast wieder fünf.',
  },
  S7: {
    title: 'Wer als Nächstes dran ist',
    text: 'Solange Tokens in der Mitte liegen, geht es im Uhrzeigersinn weiter. Ist das letzte weg, ist der Überfall vorbei.',
  },
  S8: {
    title: 'Ein Überfall endet',
    text: 'Zuerst kommt der Boss: Er bleibt oder geht zurück (R14). Dann drehen alle ihre Tokens aus diesem Überfall um und legen sie auf den eigenen gesicherten Stapel. Danach beginnt der nächste Überfall oder, nach dem vierten, die Wertung.',
  },
  S9: {
    title: 'Das Ziel',
    text: 'Nach vier Überfällen werden die Alibis gezählt. Zu dritt bis fünft wird verhaftet, wer die wenigsten hat; zu zweit zahlt eine Strafe, wer weniger hat. Von allen, die noch frei sind, gewinnt, wer die meisten Punkte hat.',
  },
  R1: {
    title: 'Wer beginnt',
    text: 'Nach der Anleitung beginnt die Person, deren letzter Museumsbesuch am kürzesten zurückliegt. Unsere Festlegung: Hier entscheidet das Los.',
  },
  R2: {
    title: 'Die Mitte geht vor',
    text: 'Solange in der Mitte ein Token für deine Karte liegt, nimmst du es von dort. Erst wenn dort keins mehr ist, stiehlst du von jemandem.',
  },
  R3: {
    title: 'Ein Token pro Karte',
    text: 'Mit einer Karte nimmst du ein einziges Token, auch wenn mehrere passen. Unsere Festlegung: Du suchst aus, welches. Tokens, die sich nicht unterscheiden, werden nur einmal angeboten.',
  },
  R4: {
    title: 'Mehrere können bestohlen werden',
    text: 'Haben mehrere ein Token, das du stehlen darfst, bestimmst du, von wem und welches.',
  },
  R5: {
    title: 'Nur du hast diese Nummer',
    text: 'Niemand bestiehlt sich selbst: Liegen die einzigen Tokens mit dieser Nummer vor dir, hat die Karte keine Wirkung.',
  },
  R6: {
    title: 'Nehmen ist Pflicht',
    text: 'Kannst du mit deiner Karte ein Token nehmen, musst du es nehmen, aus der Mitte wie von anderen. Die deutsche Anleitung klingt, als dürfte man auf einen Diebstahl verzichten, die spanische nicht; wir folgen der spanischen.',
  },
  R7: {
    title: 'Karten ohne Wirkung',
    text: 'Du darfst auch eine Karte spielen, die dir nichts bringt, sogar mit Absicht. Sie wird abgelegt, und du ziehst eine neue.',
  },
  R8: {
    title: 'Der Wachhund als Schutz',
    text: 'Wer den Wachhund hat, entscheidet: das Token hergeben, das gestohlen werden soll, oder den Hund hergeben und das Token behalten. Entschieden wird, nachdem das Token genannt ist. Das hilft nur einmal, denn danach sitzt der Hund bei der Person, die stehlen wollte; ein Token bekommt sie nicht. Unsere Festlegung: Auch gegen die Bosskarte hilft der Hund, denn auch sie stiehlt ein Token.',
  },
  R9: {
    title: 'Zwei passende Tokens',
    text: 'Wer stiehlt, nennt ein bestimmtes Token, auch wenn bei der Person mit dem Wachhund mehrere passen. Sie wählt dann nur zwischen diesem Token und dem Hund.',
  },
  R10: {
    title: 'Die Wachhundkarte',
    text: 'Du bekommst die Figur, ob sie in der Mitte sitzt oder bei jemandem. Gegen diese Karte schützt der Hund nicht. Hast du ihn schon, geschieht nichts.',
  },
  R11: {
    title: 'Der gierige Dieb',
    text: 'Mit dieser Karte nimmst du ein Token deiner Wahl aus der Mitte; auch der Boss darf es sein. Von anderen nimmst du damit nie etwas. Unsere Festlegung: Auch den Wachhund nicht, denn er ist kein Token.',
  },
  R12: {
    title: 'Nimmt eine 5 den Boss?',
    text: 'Nein. Auf dem Boss steht zwar eine 5, aber nur eine Bosskarte oder ein gieriger Dieb holt ihn. Er ist auch nicht selbst die 4 oder 5, die du brauchst, um ihn zu behalten.',
  },
  R13: {
    title: 'Wann ein Überfall endet',
    text: 'Sobald das letzte Token die Mitte verlässt; ein Wachhund, der noch dort sitzt, ändert daran nichts. Unsere Festlegung: Wer dieses Token genommen hat, zieht noch nach, damit alle mit fünf Karten in den nächsten Überfall gehen.',
  },
  R14: {
    title: 'Den Boss behalten',
    text: 'Am Ende des Überfalls bleibt der Boss nur bei dir, wenn auch eine 4 oder eine 5 aus demselben Überfall vor dir liegt. Sonst geht er zurück in die Box und gehört niemandem.',
  },
  R15: {
    title: 'Gesicherte Stapel',
    text: 'Was in einem gesicherten Stapel liegt, ist vor Diebstahl sicher. Unsere Festlegung: Alle haben gesehen, was hineinkam, also bleibt es sichtbar und wird gezählt. Auf Wunsch sind die Stapel verdeckt, für alle, die es sich merken wollen: Dann seht ihr nur in den eigenen; von den anderen seht ihr die Anzahl der Tokens und das, was sich sicher erschließen lässt; zu zweit ist das alles.',
  },
  R16: {
    title: 'Wer den nächsten Überfall beginnt',
    text: 'Wer den Wachhund hat, beginnt und behält ihn. Unsere Festlegung: Sitzt er noch in der Mitte, bleibt er dort, und es beginnt, wer im Uhrzeigersinn auf die Person folgt, die das letzte Token genommen hat.',
  },
  R17: {
    title: 'Karten bleiben, wie sie sind',
    text: 'Handkarten, Nachziehstapel und Ablagestapel gehen unverändert in den nächsten Überfall; nichts wird gemischt.',
  },
  R18: {
    title: 'Der Nachziehstapel ist leer',
    text: 'Dann wird der Ablagestapel gemischt und tritt an seine Stelle. Unsere Festlegung: Das geschieht gleich nach dem Ziehen der letzten Karte, und die eben gespielte Karte wird mitgemischt.',
  },
  R19: {
    title: 'Verhaftung',
    text: 'Zu dritt bis fünft wird verhaftet, wer die wenigsten Alibis hat, und kann nicht mehr gewinnen; haben mehrere gleich wenige, trifft es sie alle. Sind das alle am Tisch, gewinnt die Polizei und sonst niemand.',
  },
  R20: {
    title: 'Die Strafe',
    text: 'Zu zweit wird niemand verhaftet, aber wer weniger Alibis hat, legt vor der Wertung Tokens im Wert von 10 Punkten weg. Unsere Festlegung: Wechselgeld gibt es nicht, also gilt die kleinste Summe ab 10, die sich mit den Tokens bilden lässt; wer weniger besitzt, legt alles weg, was Punkte zählt. Die Tokens werden automatisch ausgesucht, denn die Auswahl kann nicht ändern, wer gewinnt.',
  },
  R21: {
    title: 'Zu zweit gleich viele Alibis',
    text: 'Dann zahlt niemand. Mit den üblichen Tokens kann das nicht vorkommen: Alle 15 Alibis liegen am Ende bei der einen oder der anderen Person, und 15 ist ungerade. Mit dem zweiten Satz kann es vorkommen.',
  },
  R22: {
    title: 'Alibis zählen',
    text: 'Jeder weiße Punkt in deinem gesicherten Stapel zählt, aus allen vier Überfällen. Auf einem Boss ist keiner, also kostet ein zurückgegebener Boss kein Alibi.',
  },
  R23: {
    title: 'Punkte zählen',
    text: 'Zähl die Nummern in deinem gesicherten Stapel zusammen. Jeder Boss, den du behalten hast, bringt 5.',
  },
  R24: {
    title: 'Gleich viele Punkte',
    text: 'Dann gewinnt, wer mehr Alibis hat. Unsere Festlegung: Sind auch die gleich, wird der Sieg geteilt.',
  },
  R25: {
    title: 'Platz der Verhafteten',
    text: 'Sie stehen hinter allen anderen, egal was ihre Beute wert ist.',
  },
  R26: {
    title: 'Was alle sehen',
    text: 'Offen sind die Tokens des laufenden Überfalls, der Wachhund, die oberste Karte des Ablagestapels und die Größe beider Stapel. Handkarten sind geheim.',
  },
  R27: {
    title: 'Wenn Rezensionen etwas anderes sagen',
    text: 'Eine Rezension schreibt, erst müsse der Wachhund weg sein, bevor man stehlen könne; eine andere nennt höchstens vier Personen. Anleitung und Schachtel entscheiden: Wer bestohlen wird, wählt zwischen Token und Hund, und es spielen zwei bis fünf.',
  },
  R28: {
    title: 'Welche Tokens die Strafe zahlen',
    text: 'Ein Boss zählt auch hier 5. Ergeben mehrere Möglichkeiten dieselbe Summe, gilt die mit den wenigsten Alibis, dann die mit den wenigsten Tokens, dann die, die in der Reihenfolge der Tokens zuerst kommt. Steht es danach nach Punkten gleich, entscheiden die übrigen Alibis; wer gezahlt hat, hat ohnehin weniger.',
  },
  R29: {
    title: 'Was nicht vorkommen kann',
    text: 'Der Nachziehstapel reicht immer: Zwischen zwei Zügen liegen in beiden Stapeln zusammen mindestens 30 Karten, deine Karte kommt vor dem Ziehen dazu, und ein leerer Nachziehstapel wird sofort ersetzt. Ein Diebstahl beendet nie einen Überfall, denn er lässt die Mitte, wie sie ist. Wer bestohlen wird, hat das genannte Token immer. Ein gieriger Dieb findet immer etwas, denn bei leerer Mitte wäre der Überfall vorbei. Aus demselben Grund hat am Ende eines Überfalls immer jemand den Boss.',
  },
  R30: {
    title: 'Token oder Hund?',
    text: 'Das ist die einzige Frage an eine Person, die nicht am Zug ist; Wachhundkarten und gierige Diebe führen nie dazu. Wer den Hund hergibt, behält das Token, ist aber von da an ungeschützt. Unsere Festlegung: Der Zug wartet auf die Antwort, und vorher wird nichts gezogen.',
  },
  R31: {
    title: 'Muss der gierige Dieb etwas nehmen?',
    text: 'Ja, immer, wie bei den anderen Karten (R6). Unsere Festlegung: Liegt nur noch der Boss in der Mitte, nimmst du den Boss; damit endet der Überfall, und es klärt sich sofort, ob der Boss bleibt.',
  },
};
