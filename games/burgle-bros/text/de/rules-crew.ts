import type * as en from '../en/rules-crew.ts';

export const crew: typeof en.crew = {
  R23: {
    title: 'Ein Alarm',
    text: 'Ein Marker kommt in den Raum, und der Würfel der Wache kommt auf den nächstgelegenen Alarm der Etage. Kein Alarm entsteht in einem Raum mit einer Wache, wo schon einer ist, oder unter EMP. Marker gibt es immer genug.',
  },
  R24: {
    title: 'Hack-Marker',
    text: 'Wer einen Fingerabdruck-, Laser- oder Bewegungs-Alarm auslösen würde, darf ihn mit einem Marker aus dem passenden Computerraum, egal auf welcher Etage, oder mit dem des Laptops verhindern. In einen Computerraum passen höchstens 6. Alarme durch Kamera, Scanner, Wärmesensor, Isotop, Chihuahua, Ladendiebstahl, Stromer, Dynamit und Thermobombe lassen sich nicht verhindern.',
  },
  R25: {
    title: 'Begegnung mit einer Wache',
    text: 'Tarnung kostet nur das Dazukommen. Kommt eine Wache in einen Raum, verlieren alle darin 1 Tarnung; wer in den Raum einer Wache kommt, verliert 1. Zusammen stehen zu bleiben kostet nichts weiter.',
  },
  R26: {
    title: 'Kamera',
    text: 'Geprüft wird, wenn du eine Kamera betrittst und wenn eine Wache zu einer kommt, auch nur im Vorbeigehen: beide Räume aufgedeckt und verschieden, ohne Brecheisen, und weder Videoschleife noch EMP in Kraft. Der Alarm entsteht bei der Kamera, bei der du stehst, wenn dort keine Wache ist. Ankommen ohne Betreten und Aufdecken durch Spähen prüfen nichts. Eine Wache, die auf ihrer eigenen Etage Alarm auslöst, ändert sofort ihr Ziel, aber nicht die Zahl ihrer Schritte. Unsere Festlegung: Bei einer aufgebrochenen Kamera sieht eine Wache nichts.',
  },
  R27: {
    title: 'Gesehen im Atrium',
    text: 'Kommst du an, während genau darüber oder darunter Wachen sind, verlierst du insgesamt 1 Tarnung. Endet der Schritt einer Wache genau darüber oder darunter, verlieren alle im Atrium 1. Ist die Wache einer Etage nicht auf dem Plan, sieht dich von dort niemand.',
  },
  R28: {
    title: 'Gesehen im Foyer',
    text: 'Kommst du an, während im Nachbarraum ohne Wand dazwischen eine Wache ist, verlierst du 1 Tarnung. Jeder Schritt einer Wache in so einen Raum kostet alle im Foyer 1; kommt sie nacheinander durch zwei Nachbarräume, kostet das also 2. Tritt sie ins Foyer, kostet das 1, und tritt sie von dort wieder in einen Nachbarraum, noch einmal 1.',
  },
  R29: {
    title: 'Tarnung in einem Raum',
    text: 'Toilette und Rauchbombe hinterlassen Tarnmarker in einem Raum. Musst du dort Tarnung an eine Wache verlieren, darfst du stattdessen einen davon abgeben. Mitnehmen kann man sie nicht. Reichen sie nicht für alle, entscheidet die Person am Zug, wer sich verstecken darf. Unsere Festlegung: Für Basteln und für den Kelch zählen sie nicht.',
  },
  R30: {
    title: 'Diadem',
    text: 'Kommst du aus eigener Kraft, auf Anweisung oder durch „Bauchgefühl“ neben eine Wache, ohne Wand dazwischen, verlierst du 1 Tarnung; mit Foyer und Atrium zusammen nur einmal, und nicht im Raum der Wache selbst. Eine Wache, die näher kommt, zählt nicht.',
  },
  R31: {
    title: 'Labor',
    text: 'Wer es zuerst wirklich betritt, zieht ein Werkzeug; auf Anweisung zieht die bewegte Person. Hineinfallen oder dort beginnen zählt nicht.',
  },
  R32: {
    title: 'Gefasst',
    text: 'Musst du Tarnung an eine Wache verlieren und haben weder du noch der Raum welche, wirst du gefasst, und die Crew hat verloren. Das gilt für Begegnung, Foyer, Atrium, Diadem und „Gelenkigkeit“, wenn du zu lange bleibst.',
  },
  R33: {
    title: 'Würfel für einen Tresor',
    text: 'Im Tresorraum legst du für 2 Aktionen einen Würfel dazu, bis zu 6 je Tresor; für 1 Aktion wirfst du alle Würfel, die dort liegen. Mindestens einer muss es sein; die ruhige Hand darf ihren Zusatzwürfel auch allein werfen.',
  },
  R34: {
    title: 'Ziffern knacken',
    text: 'Die Kombination sind alle Ziffern in Reihe und Spalte des Tresors, sechs auf einer 4×4-Etage; Wände spielen keine Rolle. Nach einem Wurf ist jeder dieser Räume geknackt, der schon aufgedeckt war und dessen Ziffer ein Würfel zeigt, gleiche Ziffern alle auf einmal. Die Würfel bleiben beim Tresor.',
  },
  R35: {
    title: 'Ein Tresor geht auf',
    text: 'Sobald alle Ziffern geknackt sind, zieht, wer gewürfelt hat, ein Werkzeug und dann Beute. Dann kommt der stille Alarm: Die Würfel der Wachen auf der Etage des Tresors und allen darunter steigen um 1, höchstens auf 6, auch bei Wachen, die noch nicht auf dem Plan sind. Die Würfel des Tresors kommen zurück in den Vorrat.',
  },
  R36: { title: 'Ein offener Tresor', text: 'Für ihn wird nicht mehr gewürfelt, und er bekommt keine Würfel mehr.' },
  R37: {
    title: 'Kombinationen in Fort Knox',
    text: 'Sie haben 8 Ziffern, oder 7, wenn die Lücke in der Linie liegt; ein anderer Tresor in der Linie hat keine Ziffer und wird übersprungen. Ein geknackter Raum zählt für beide Tresore, die ihn teilen. Unsere Festlegung: Vollendet ein Wurf auch einen zweiten Tresor, geht der ebenfalls auf, und sein Werkzeug und seine Beute bleiben bei ihm liegen.',
  },
  R38: {
    title: 'Erst alle Tresore',
    text: 'Niemand darf hinaus, bevor alle Tresore offen sind: drei in der Bank, zwei im Büro, drei in Fort Knox.',
  },
  R39: {
    title: 'Ein unentdeckter Tresor',
    text: 'Ein verdeckter Tresor hat keine Wirkung; auch der Bohrer braucht einen aufgedeckten.',
  },
  R40: {
    title: 'Akrobat: Gelenkigkeit',
    text: 'Das geht auch über Treppen, durch Schächte und Geheimtüren, und auch wenn du keine Tarnung mehr hast; es kostet auch bei Laser und Riegel nichts, denn eine Wache ist dort. Andere Wachen können dich durch Foyer, Atrium oder Diadem trotzdem sehen. Unsere Festlegung: Bist du noch bei dieser Wache, wenn sie ihren nächsten Schritt macht, verlierst du davor 1 Tarnung; solange sie sich nicht bewegt, geschieht nichts.',
  },
  R41: {
    title: 'Akrobat: Klettern',
    text: 'Außenräume liegen am Rand oder an der Lücke von Fort Knox. Klettern kostet 3 Aktionen, alle anderen verfallen. Es ist ein Betreten, bei dem nichts zum Bezahlen übrig ist: Ein leerer Riegel hält dich auf, ein Laser schlägt ohne Marker an, ein Codeschloss bekommt einen Wurf. Es führt weder aufs Dach noch unter die unterste Etage.',
  },
  R42: {
    title: 'Hacker: Störsender, Laptop',
    text: 'Der Störsender wirkt von selbst, auch wenn dich eine Anweisung bewegt; andere schützt er nur, solange du in genau diesem Raum bist. Der Laptop wird in deinem Zug geladen, für 1 Aktion jedes Mal; sein Marker darf in jedem Zug ausgegeben werden.',
  },
  R43: {
    title: 'Falke: Röntgenblick, Fernblick',
    text: 'Der Röntgenblick braucht eine Wand zwischen beiden Räumen, auf einer Etage. Der Fernblick reicht ein oder zwei gewöhnliche Spähschritte weit; der Raum dazwischen muss aufgedeckt sein.',
  },
  R44: {
    title: 'Stromer: Heulboje, Umleiten',
    text: 'Heulboje: ein aufgedeckter Nachbarraum ohne Wand dazwischen, ohne Wache und ohne Alarm. Umleiten, nehmen: Die Wache geht zum nächstgelegenen anderen Alarm oder zieht eine Patrouillenkarte. Umleiten, legen: nur in den eigenen Raum und nicht zu einer Wache. Nehmen und Legen im selben Zug geht nicht.',
  },
  R45: {
    title: 'Schränker: Ruhige Hand, Bohrer',
    text: 'Für den Zusatzwürfel zählt, wer würfelt. Der Bohrer wirkt im eigenen Raum oder genau darüber oder darunter. Was er öffnet, liegt im Tresorraum, bis jemand es dort aufhebt, und ein so gezogener Kelch ist harmlos. Schneller werden die Wachen von der Etage des Tresors an abwärts. Das Stethoskop ist erlaubt.',
  },
  R46: {
    title: 'Rabe: Ablenken, Aufhalten',
    text: 'Ablenken: bis zu zwei Schritte zu Fuß, auch in den eigenen Raum; jedes Mal, wenn eine Wache den Raum der Krähe betritt, verliert sie einen weiteren Schritt. Eine Krähe bei der Wache selbst wirkt erst, wenn diese zurückkommt. Aufhalten wird geprüft, wenn eine Wache gehen soll: Bei Alarm auf der Etage wirkt es nicht, und die Krähe bleibt. Es kommt vor den Donuts.',
  },
  R47: {
    title: 'Tüftler: zwei Werkzeuge',
    text: 'Ist der Tüftler im Spiel, egal mit welcher Seite, darf, wer durch Tresor, Labor, „Notbehelf“ oder Basteln ein Werkzeug findet, zwei ziehen, eines behalten und das andere ablegen. Basteln braucht eine eigene Tarnung, es darf die letzte sein. Unsere Festlegung: Beim Bohrer bestimmt, wer würfelt, welches Werkzeug liegen bleibt.',
  },
  R48: {
    title: 'Stratege: Anweisung',
    text: 'Die andere Person muss zustimmen und macht einen gewöhnlichen Schritt auf irgendeinem Weg. Riegel und Laser kosten nichts zusätzlich, der Laser bleibt still, der Edelstein zählt nicht. Alles andere trifft die bewegte Person: Fingerabdruck, Scanner, Codeschloss, Steg, Isotop, Kamera, Labor, Wachen. Marker dürfen ausgegeben werden. Ein Wärmesensor schlägt nicht an, und es bewegt sich die Wache auf der Etage des Strategen. Unsere Festlegung: nicht aufs Dach.',
  },
  R49: {
    title: 'Stratege: Verkleidung',
    text: 'Nur solange du in diesem Zug keine Aktion ausgegeben hast. Zustimmen muss die andere Person nicht; sie darf auf jeder Etage sein, muss aber auf dem Plan stehen. Niemand von euch beiden betritt etwas. Danach machst du mit deinen anderen Aktionen weiter, und es bewegt sich die Wache deiner neuen Etage. Unsere Festlegung: Was gratis ist, darf vorher kommen.',
  },
  R50: {
    title: 'Seher',
    text: 'In einen leeren Stapel kannst du nicht sehen, und Nachsehen mischt nie neu. Nur du siehst die Karte; du darfst sie den anderen verraten. Hellsehen gilt dem Stapel der Etage, auf der du bist.',
  },
  R51: {
    title: 'Brecheisen',
    text: 'Es wirkt auf einen Raum, in den du von deinem aus spähen könntest, auch über Treppen; unsere Festlegung: Er muss aufgedeckt sein. Sinnvoll bei Kamera, Riegel, Scanner, Fingerabdruck, Codeschloss, Laser, Bewegungsmelder und Wärmesensor. Die Ziffer zählt weiter. Foyer, Atrium und Steg bleiben, wie sie sind, und ein Alarm, der dort schon ist, bleibt auch.',
  },
  R52: {
    title: 'Donuts',
    text: 'Durch sie fällt die nächste Bewegung der Wache aus, auch beim Schichtwechsel, oder ihr Schritt durch „Quietschen“; dann werden sie abgelegt. Unsere Festlegung: „Wo steckt sie?“ und „Vertauschte Schilder“ sind keine Bewegung; die Wache nimmt die Donuts mit.',
  },
  R53: {
    title: 'EMP',
    text: 'Auf jeder Etage, auf der ein Alarm verstummt, wird eine neue Patrouillenkarte gezogen. Solange er wirkt, entsteht kein Alarm, egal woher. Er endet mit dem Beginn des nächsten Zugs der Person, die ihn benutzt hat, oder mit ihrer Flucht.',
  },
  R54: {
    title: 'Unsichtbarer Anzug',
    text: 'Bis deine Aktionen enden, kosten deine Bewegungen keine Tarnung und lösen keinen Kamera-Alarm aus, auch bei Foyer, Atrium und Diadem. Andere Alarme gibt es wie immer. Wenn die Wache geht, bist du wieder sichtbar.',
  },
  R55: {
    title: 'Thermobombe',
    text: 'Von da an ist es wie eine Treppe in beide Richtungen; das andere Ende wird nicht aufgedeckt. Auf der obersten Etage führt sie nach oben als weiterer Weg aufs Dach. Nach unten geht es auf der untersten Etage nicht.',
  },
  R56: {
    title: 'Goldbarren',
    text: 'Wird einer gezogen, kommt der andere aus dem Stapel in den Tresorraum. Niemand kann beide haben, auf keinem Weg. Beide müssen aufs Dach.',
  },
  R57: {
    title: 'Schlüsselkarte',
    text: 'Solange jemand sie hat, kann für einen Tresor nur gewürfelt werden, wenn diese Person im Raum dieses Tresors steht. Liegt sie irgendwo, schränkt sie niemanden ein. Unsere Festlegung: Das gilt auch für den Bohrer.',
  },
  R58: {
    title: 'Perserkatze',
    text: 'Bei 1 oder 2 läuft sie einen Schritt auf einem kürzesten Weg zum nächstgelegenen aufgedeckten Raum mit Alarmzeichen auf dieser Etage, dem eigenen ausgenommen; bei mehreren entscheidet ihr. Gibt es keinen, bleibt sie. Entlaufen bewegt sie sich nicht mehr und würfelt nicht mehr; wer in ihrem Raum ist, hebt sie im eigenen Zug gratis auf.',
  },
  R59: {
    title: 'Turnstunde',
    text: 'Ein aufgedeckter Steg ist mit dem Raum darüber wie durch eine Treppe verbunden, in beide Richtungen und zum Spähen, zusätzlich zum Weg nach unten. Unsere Festlegung: Auf der obersten Etage führt er dann aufs Dach.',
  },
  R60: {
    title: 'Lastenaufzug ganz oben',
    text: 'Aus der obersten Etage entkommst du sofort, wenn alle Tresore offen sind; sonst geschieht nichts.',
  },
  R61: {
    title: 'Vertauschte Schilder',
    text: 'Ist auf der Etage Alarm, liegt der Würfel bei einem davon: Die Wache kommt dorthin, er verstummt, und sie bekommt den nächstgelegenen oder, wenn keiner da ist, eine neue Patrouillenkarte. Ohne Alarm wird keine Karte gezogen. Wer in dem Raum ist, in den sie kommt, verliert 1 Tarnung.',
  },
  R62: {
    title: 'Aus den Augen verloren',
    text: 'Wird diese Karte gezogen, verschwindet die Wache vom Plan, und der Rest ihrer Bewegung verfällt. Wenn sie in einem späteren Zug wieder gehen müsste, sagt eine Karte, wo sie ist, und eine zweite, wohin sie geht; bei Alarm kommt der Würfel auf den nächstgelegenen. Unsere Festlegung: Das ist ihre ganze Bewegung, wer in ihrem Raum ist, verliert 1 Tarnung, und kommt die Karte dabei wieder, wird es beim nächsten Mal neu versucht. Beim Aufstellen der ersten Wache wird sie zurückgemischt.',
  },
};
