import type * as en from '../en/rules-guards.ts';

export const guards: typeof en.guards = {
  R63: {
    title: 'Schritte einer Wache',
    text: 'Sie geht so viele Schritte, wie ihr Würfel zeigt, und einen für jeden Alarm auf ihrer Etage, einmal zu Beginn gezählt; „Espresso“ gibt einen dazu, „Tagträume“ nimmt einen weg.',
  },
  R64: {
    title: 'Der Weg der Wache',
    text: 'Sie nimmt einen kürzesten Weg zu ihrem Ziel, um Wände herum, aber durch jeden Raum. Von mehreren nimmt sie den, der in Gehrichtung am weitesten links liegt: den, der am meisten im Uhrzeigersinn verläuft. Es gibt immer genau einen.',
  },
  R65: {
    title: 'Nach jedem Schritt',
    text: 'Zuerst geht Tarnung verloren, im Raum der Wache und wo sie jemanden sieht; dann verstummt ein Alarm in ihrem Raum; dann kommen die Kameras; dann bekommt sie, wenn sie am Ziel ist oder ihr Alarm verstummt ist, ein neues: den nächstgelegenen Alarm oder eine Patrouillenkarte. Mit den übrigen Schritten geht sie weiter; ihr Weg wird dafür neu bestimmt. Unsere Festlegung: diese Reihenfolge.',
  },
  R66: {
    title: 'Alarme ausschalten',
    text: 'Eine Wache schaltet jeden Alarm aus, dessen Raum sie betritt, ob sie dorthin wollte oder nicht.',
  },
  R67: {
    title: 'Der nächstgelegene Alarm',
    text: 'Eine Wache geht zu dem Alarm, der zu Fuß am nächsten ist; bei mehreren gleich nahen entscheidet ihr. Das wird jedes Mal bestimmt, wenn ein Alarm entsteht oder verstummt. Ein neuer, weiter entfernter Alarm lenkt sie nicht um.',
  },
  R68: {
    title: 'Der letzte Alarm ist weg',
    text: 'Verstummt der letzte Alarm einer Etage, egal wie, zieht ihre Wache eine neue Patrouillenkarte; wohin sie vor dem Alarm wollte, ist vergessen. Beim Spannungsabfall werden nur dessen eigene Karten gezogen.',
  },
  R69: {
    title: 'Eine Karte für den eigenen Raum',
    text: 'Nennt eine gezogene Karte den Raum, in dem die Wache steht, ist sie schon da und zieht noch eine.',
  },
  R70: {
    title: 'Patrouillenstapel leer',
    text: 'Wird eine Karte gebraucht und keine ist mehr da, werden alle abgelegten und die beiseitegelegten Karten gemischt, einige kommen wieder beiseite, und der Würfel der Wache steigt um 1, höchstens auf 6. Die letzte Karte zu ziehen bewirkt noch nichts.',
  },
  R71: {
    title: 'Schon am Ziel',
    text: 'Liegt der Würfel im Raum der Wache, wenn sie gehen soll, nach „Gepolter“, „Bauchreden“ oder „Vertauschte Schilder“, bekommt sie zuerst ein neues Ziel und geht dann.',
  },
  R72: {
    title: 'Welche Wache sich bewegt',
    text: 'Nur die Wache der Etage, auf der am Ende steht, wer am Zug ist. Ist diese Person auf dem Dach, bewegt sich keine.',
  },
  R73: {
    title: 'Stiller Alarm',
    text: 'Der stille Alarm eines offenen Tresors macht Wachen nur schneller. Er legt keinen Marker und ändert kein Ziel.',
  },
  R74: {
    title: 'Übergeben',
    text: 'Während deiner Aktionen darfst du einer Person in deinem Raum Werkzeug und Beute geben oder von ihr nehmen, wenn sie zustimmt, gratis und beliebig oft. Unsere Festlegung: Zwei, die nicht am Zug sind, geben einander nichts.',
  },
  R75: {
    title: 'Aufs Dach',
    text: 'Von einer Treppe der obersten Etage bringt dich 1 Aktion aufs Dach, wenn alle Tresore offen sind. Dein Zug endet sofort: kein Wärmesensor, kein Ereignis, keine Wache. Wer auf dem Dach ist, hat keine Züge mehr, übergibt nichts mehr und ist kein Ziel mehr.',
  },
  R76: {
    title: 'Gewinnen',
    text: 'Ihr gewinnt, wenn ihr alle auf dem Dach seid und die ganze gezogene Beute dort ist, auch beide Goldbarren und eine entlaufene Perserkatze. Du darfst vor der Beute gehen, aber bleibt welche zurück, wenn die letzte Person geht, habt ihr verloren.',
  },
  R77: {
    title: 'Verlieren',
    text: 'Ihr verliert, wenn jemand gefasst wird oder wenn Beute im Gebäude bleibt, während die letzte Person geht.',
  },
  R78: {
    title: 'Für eine bis vier Personen',
    text: 'Jeder Auftrag lässt sich allein bis zu viert spielen. Allein spielst du einen Charakter: ohne den Strategen, ohne die Goldbarren und ohne „Im Doppelpack“, „Toter Briefkasten“ und „Frühstart“.',
  },
  R79: {
    title: 'Anweisung abgelehnt',
    text: 'Unsere Festlegung: Bezahlt wird nichts, und die Anweisung darf noch einmal gegeben werden, auch einer anderen Person.',
  },
  R80: {
    title: 'Wen eine Kamera sieht',
    text: 'Unsere Festlegung: Wer eine Kamera betritt, wird allein geprüft; kommt eine Wache zu einer, werden alle geprüft, die bei Kameras stehen. Nach einer Videoschleife wird nichts nachgeholt.',
  },
  R81: {
    title: 'Spannungsabfall und Quietschen',
    text: 'Unsere Festlegung: Beim Spannungsabfall wird für jeden Alarm genau eine Karte gezogen; nur wenn die letzte den Raum der Wache nennt, kommt noch eine. Beim Schritt durch „Quietschen“ werden gleich lange Wege entschieden wie immer.',
  },
  R82: {
    title: 'Ein Alarm auf der Karte des Stromers',
    text: 'Unsere Festlegung: Er ist nicht auf dem Plan. EMP und Spannungsabfall lassen ihn in Ruhe, aber unter EMP kann er nicht gelegt werden. Für die Katze hat ein aufgebrochener Raum kein Alarmzeichen.',
  },
  R83: {
    title: 'Wer als Nächstes dran ist',
    text: 'Wer entkommen ist, wird übersprungen. Unsere Festlegung: Ist sonst niemand mehr im Gebäude, bewirkt „Frühstart“ nichts, und „Aufgepasst“ gilt der Person, die es gezogen hat.',
  },
  R84: {
    title: 'Zwei Tresore auf einmal',
    text: 'Unsere Festlegung: Öffnet ein Wurf zwei Tresore, gibt jeder sein eigenes Werkzeug, seine Beute und seinen stillen Alarm, zuerst der, für den gewürfelt wurde.',
  },
  R85: {
    title: 'Aufbau',
    text: 'Alle bekommen einen zufälligen Charakter, wählen eine Seite und nehmen 3 Tarnung. In den Stapel jeder Etage kommen ein Tresor und eine Treppe, die anderen Räume werden zufällig verteilt, und jede Etage wird gemischt und verdeckt ausgelegt. Werkzeug, Beute und Ereignisse sind drei gemischte Stapel. Gespielt wird im Uhrzeigersinn. Unsere Festlegung: Wer beginnt, entscheidet das Los.',
  },
  R86: {
    title: 'Wer entscheidet',
    text: 'Unsere Festlegung: Wo die Regeln euch gemeinsam entscheiden lassen, antwortet für alle, wer am Zug ist, vor dem ersten Zug, wer beginnt. Die Bewegung einer Wache wartet auf die Antwort. Ein Alarm, der genau so nah ist wie der jetzige, ist ein Gleichstand. Über deine eigene Tarnung und den Alarm, den du auslösen würdest, entscheidest du selbst, auch im Zug einer anderen Person.',
  },
  R87: {
    title: 'Wann deine Aktionen enden',
    text: 'Unsere Festlegung: Sie enden, wenn du es sagst. Ohne Aktionen darfst du noch Werkzeug benutzen, Karten übergeben, aufheben und Gratis-Fähigkeiten nutzen. Klettern und das Dach beenden sie sofort. Zwischen dem Ende deiner Aktionen und der Bewegung der Wache lässt sich nichts benutzen oder übergeben, auch kein Werkzeug aus „Notbehelf“.',
  },
  R88: {
    title: 'Eine Wache erscheint',
    text: 'Unsere Festlegung: Eine Wache, die in einen Raum gesetzt wird, zum ersten Mal, nachdem sie aus den Augen war, durch „Wo steckt sie?“ oder „Vertauschte Schilder“, hat ihn betreten: Wer darin oder in Sicht ist, verliert Tarnung, ein Alarm darin verstummt, Kameras sehen. Gezogen werden nur die Patrouillenkarten der Wirkung selbst. Wer die erste Wache einer Etage erscheinen ließ, zählt einmal, beim Ankommen.',
  },
  R89: {
    title: 'Solange eine Wache aus den Augen ist',
    text: 'Unsere Festlegung: Für ihre Etage wird keine Patrouillenkarte gezogen, und „Gepolter“, „Bauchreden“, „Vertauschte Schilder“, „Wo steckt sie?“, „Quietschen“, „Espresso“ und „Tagträume“ bewirken nichts. Ein Schichtwechsel zählt als Zug, in dem sie gehen müsste. Donuts bleiben bei ihr und verhindern einmal ihre Rückkehr. Der stille Alarm dreht ihren Würfel trotzdem.',
  },
  R90: {
    title: 'Alles ist erreichbar',
    text: 'Wände, die einen Raum abschneiden würden, werden abgelehnt, und die Lücke ist nie ein Ziel. So hat eine Wache immer einen Weg: Dynamit nimmt Wände nur weg.',
  },
  R91: {
    title: 'Was alle sehen',
    text: 'Alle dürfen die abgelegten Patrouillenkarten jederzeit ansehen, aber keine verdeckten und keine beiseitegelegten. Unsere Festlegung: Abgelegtes Werkzeug und abgelegte Ereignisse sind auch offen.',
  },
  R92: {
    title: 'Schneller mitten in der Bewegung',
    text: 'Ein Würfel, der während einer Bewegung steigt, zählt ab der nächsten. Die Schritte richten sich nach Würfel und Alarmen, bevor die erste Karte der Bewegung gezogen wurde.',
  },
  R93: {
    title: 'Vom Bewegungsmelder durch den Steg',
    text: 'Unsere Festlegung: Gehst du aus einem in diesem Zug betretenen Bewegungsmelder auf einen verdeckten Steg, schlägt der Melder an, dann fällst du. Eine Wache auf dem Steg kostet nichts, denn dort kommst du nie an. Das Diadem beachtet den Sturz nicht.',
  },
  R94: {
    title: 'Was eine Ankunft kostet',
    text: 'Unsere Festlegung: 1 Tarnung für eine Wache im Raum und höchstens 1 weitere fürs Gesehenwerden, Foyer, Atrium und Diadem zusammen. Beides zugleich gibt es nur in einem Atrium mit einer Wache darin und einer genau darüber oder darunter. Zwei Verluste werden nacheinander bezahlt.',
  },
  R95: {
    title: 'Sofort zu Ende',
    text: 'Wird jemand gefasst, endet das Spiel auf der Stelle, auch während einer Wachenbewegung, eines Ereignisses oder im Zug einer anderen Person.',
  },
  R96: {
    title: 'Wege hinaus',
    text: 'Unsere Festlegung: Durch den Eingang geht niemand hinaus. Jede Treppe auf der obersten Etage führt aufs Dach; in Fort Knox können es zwei sein.',
  },
  R97: {
    title: 'Nur dieser Tresor',
    text: 'Ein Wurf knackt nur Räume in Reihe und Spalte des Tresors, für den gewürfelt wird.',
  },
  R98: {
    title: 'Wann ein Marker angeboten wird',
    text: 'Unsere Festlegung: Ein Hack- oder Laptop-Marker wird nur angeboten, wenn es wirklich Alarm gäbe. Jeder Charakter ist nur mit einer Seite im Spiel. Beim Tüftler mit der Seite „Basteln“ bleibt das Dynamit im Werkzeugstapel.',
  },
  R99: {
    title: 'Kein Werkzeug mehr',
    text: 'Unsere Festlegung: Sind Stapel und Ablage leer, wird kein Werkzeug gezogen, aber das Labor gilt als ausgeräumt. Ist nur eine Karte übrig, gibt es auch mit dem Tüftler nur diese.',
  },
  R100: {
    title: 'Toter Briefkasten',
    text: 'Unsere Festlegung: Er erreicht auch eine Person, die noch nicht auf dem Plan ist. Ist sonst niemand mehr im Gebäude, geschieht nichts.',
  },
  R101: {
    title: 'Patrouillenstapel von Fort Knox',
    text: 'Karten mit weißem Kreis sind für die unterste Etage, mit schwarzem für die zweite; ein rotes Dreieck zählt statt des Felds, für den Ort der Wache wie für ihre Ziele. Unsere Festlegung: Zuerst kommt die Karte der Lücke heraus, dann „Aus den Augen verloren“ hinein, dann kommen die Karten für weniger Leute beiseite.',
  },
  R102: {
    title: 'Auf eine Etage gebracht',
    text: 'Unsere Festlegung: Kommst du ohne Betreten auf eine neue Etage, erscheint ihre Wache, dann kommst du an, und kein Raum schlägt Alarm. Es bewegt sich die Wache der Etage, auf der du am Ende bist. Eine Anweisung darf auf eine neue Etage führen, aber es bewegt sich die Wache auf der Etage des Strategen.',
  },
  R103: {
    title: 'Wen die Last trifft',
    text: 'Unsere Festlegung: Die Last trägt, wer die Beute hat, wenn sie zählt: bei der Briefmarke am Ende der Aktionen, beim Edelstein beim Gehen, bei der Büste beim Benutzen von Werkzeug, bei der Schlüsselkarte beim Würfeln. Beim Spiegel zählt der Beginn deines Zugs.',
  },
  R104: {
    title: 'Nicht mehr zu gewinnen',
    text: 'Unsere Festlegung: Lässt sich die Beute nicht mehr hinausbringen, geht das Spiel weiter, bis es verloren ist. Einmal in deinem Zug darfst du vorschlagen aufzugeben; stimmen alle anderen zu, auch wer schon auf dem Dach ist, oder spielst du allein, ist das Spiel verloren.',
  },
  R105: {
    title: 'Ein Raum öffnet den Tresor',
    text: 'Unsere Festlegung für Fort Knox: Sind alle Ziffern eines Tresors geknackt und der letzte verdeckte Raum seiner Linie wird aufgedeckt und ist selbst ein Tresor, dann fehlt nichts mehr. Er geht sofort auf, ohne Wurf; Werkzeug und Beute bleiben bei ihm liegen, und die Wachen werden schneller wie immer.',
  },
  R106: {
    title: 'Brecheisen im Atrium',
    text: 'Unsere Festlegung: Vom Atrium aus reicht das Brecheisen auch in die Räume genau darüber und darunter, wie beim Spähen.',
  },
};
