import type * as en from '../en/rules-crew.ts';

export const crew: typeof en.crew = {
  R23: {
    title: 'Ein Alarm',
    text: 'Ein Marker kommt in den Raum, und der Würfel der Wache kommt auf den nächsten Alarm der Etage. Kein Alarm entsteht in einem Raum mit einer Wache, wo schon einer ist, oder unter EMP. Marker gibt es immer genug.',
  },
  R24: {
    title: 'Hack-Marker',
    text: 'Wer einen Fingerabdruck-, Laser- oder Bewegungs-Alarm auslösen würde, darf ihn mit einem Marker vom passenden Computer, egal auf welcher Etage, oder mit dem des Laptops verhindern. Ein Computer fasst höchstens 6. Alarme durch Kamera, Scanner, Wärmesensor, Isotop, Chihuahua, Ladendiebstahl, Sirene, Dynamit und Thermobombe lassen sich nicht verhindern.',
  },
  R25: {
    title: 'Begegnung mit einer Wache',
    text: 'Es zählt, wer dazukommt. Kommt eine Wache in einen Raum, verlieren alle darin 1 Tarnung; wer in den Raum einer Wache kommt, verliert 1. Zusammen stehen zu bleiben kostet nichts weiter.',
  },
  R26: {
    title: 'Kamera',
    text: 'Geprüft wird, wenn du eine Kamera betrittst und wenn eine Wache auf eine kommt, auch nur im Vorbeigehen: beide Räume offen und verschieden, ohne Brecheisen, und weder Videoschleife noch EMP in Kraft. Der Alarm entsteht auf der Kamera, auf der du stehst, wenn dort keine Wache ist. Ankommen ohne Betreten und Aufdecken durch Spähen prüfen nichts. Eine Wache, die auf ihrer eigenen Etage Alarm auslöst, dreht sofort um, aber ihre Schritte bleiben gleich. Unsere Festlegung: Auf einer aufgebrochenen Kamera sieht eine Wache nichts.',
  },
  R27: {
    title: 'Gesehen im Atrium',
    text: 'Kommst du an, während genau darüber oder darunter Wachen sind, verlierst du insgesamt 1 Tarnung. Endet der Schritt einer Wache genau darüber oder darunter, verlieren alle im Atrium 1. Eine Etage, deren Wache nicht auf dem Plan ist, sieht nichts.',
  },
  R28: {
    title: 'Gesehen im Foyer',
    text: 'Kommst du an, während im Nachbarraum ohne Wand dazwischen eine Wache ist, verlierst du 1 Tarnung. Jeder Schritt einer Wache in so einen Raum kostet alle im Foyer 1; an zwei Nachbarräumen vorbei kostet also 2. Ins Foyer zu treten kostet 1, von dort in einen Nachbarraum noch einmal 1.',
  },
  R29: {
    title: 'Tarnung in einem Raum',
    text: 'Toilette und Rauchbombe hinterlassen Tarnung in einem Raum. Musst du dort Tarnung an eine Wache verlieren, darfst du stattdessen eine davon abgeben. Mitnehmen kann man sie nicht. Verlieren mehrere zugleich und es sind zu wenige, bestimmt, wer am Zug ist, wer eine bekommt. Unsere Festlegung: Basteln und den Kelch bezahlen sie nicht.',
  },
  R30: {
    title: 'Diadem',
    text: 'Kommst du aus eigener Kraft, auf Anweisung oder durch „Bauchgefühl“ neben eine Wache, ohne Wand dazwischen, verlierst du 1 Tarnung; mit Foyer und Atrium zusammen nur einmal, und nicht im Raum der Wache selbst. Eine Wache, die näher kommt, zählt nicht.',
  },
  R31: {
    title: 'Labor',
    text: 'Wer es als Erstes wirklich betritt, zieht ein Werkzeug; auf Anweisung zieht die bewegte Person. Hineinfallen oder dort beginnen zählt nicht.',
  },
  R32: {
    title: 'Gefasst',
    text: 'Musst du Tarnung an eine Wache verlieren, hast keine und auch der Raum bietet keine, wirst du gefasst, und die Crew hat verloren. Das gilt für Begegnung, Foyer, Atrium, Diadem und den Akrobaten, der zu lange bleibt.',
  },
  R33: {
    title: 'Würfel für einen Tresor',
    text: 'Im Tresorraum legen 2 Aktionen einen Würfel dazu, bis zu 6 je Tresor; 1 Aktion wirft alle Würfel, die dort liegen. Mindestens einer muss es sein; die ruhige Hand darf ihren Zusatzwürfel auch allein werfen.',
  },
  R34: {
    title: 'Ziffern knacken',
    text: 'Die Kombination sind alle Ziffern in Reihe und Spalte des Tresors, sechs auf einer 4×4-Etage; Wände spielen keine Rolle. Nach einem Wurf ist jeder dieser Räume geknackt, der schon offen war und dessen Ziffer ein Würfel zeigt, gleiche Ziffern alle auf einmal. Die Würfel bleiben beim Tresor.',
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
    text: 'Ein verdeckter Tresor tut nichts; auch der Bohrer braucht einen aufgedeckten.',
  },
  R40: {
    title: 'Akrobat: Gelenkigkeit',
    text: 'Das geht auch durch Treppen, Schächte und Geheimtüren und ohne jede Tarnung, und es kostet auch bei Laser und Riegel nichts, denn eine Wache ist dort. Andere Wachen können dich durch Foyer, Atrium oder Diadem trotzdem sehen. Unsere Festlegung: Bist du noch bei dieser Wache, wenn sie ihren nächsten Schritt macht, verlierst du davor 1 Tarnung; solange sie sich nicht bewegt, geschieht nichts.',
  },
  R41: {
    title: 'Akrobat: Fassadenklettern',
    text: 'Außenräume liegen am Rand oder an der Lücke von Fort Knox. Es braucht 3 Aktionen, alle anderen verfallen. Es ist ein Betreten, bei dem nichts zum Bezahlen übrig ist: Ein leerer Riegel hält dich auf, ein Laser schlägt ohne Marker an, ein Codeschloss bekommt einen Wurf. Es führt weder aufs Dach noch unter die erste Etage.',
  },
  R42: {
    title: 'Hacker: Störsender, Laptop',
    text: 'Der Störsender wirkt von selbst, auch wenn dich eine Anweisung bewegt; andere schützt er nur, solange du in genau diesem Raum bist. Der Laptop wird in deinem Zug geladen, für 1 Aktion jedes Mal; sein Marker darf in jedem Zug ausgegeben werden.',
  },
  R43: {
    title: 'Falke: Röntgenblick, Fernblick',
    text: 'Der Röntgenblick braucht eine Wand zwischen beiden Räumen, auf einer Etage. Der Fernblick reicht zwei gewöhnliche Spähschritte weit, an einem offenen Raum vorbei, oder einen.',
  },
  R44: {
    title: 'Sirene: Heulsuse, Umleiten',
    text: 'Heulsuse: ein offener Nachbarraum ohne Wand dazwischen, ohne Wache und ohne Alarm. Umleiten, nehmen: Die Wache geht zum nächsten anderen Alarm oder zieht eine Patrouillenkarte. Umleiten, legen: nur in den eigenen Raum und nicht zu einer Wache. Nehmen und Legen im selben Zug geht nicht.',
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
    title: 'Turm: Anweisung',
    text: 'Die andere Person muss zustimmen und macht einen gewöhnlichen Schritt auf irgendeinem Weg. Riegel und Laser kosten nichts zusätzlich, der Laser bleibt still, der Edelstein zählt nicht. Alles andere trifft die bewegte Person: Fingerabdruck, Scanner, Codeschloss, Steg, Isotop, Kamera, Labor, Wachen. Marker dürfen ausgegeben werden. Ein Wärmesensor schlägt nicht an, und es bewegt sich die Wache auf der Etage des Turms. Unsere Festlegung: nicht aufs Dach.',
  },
  R49: {
    title: 'Turm: Verkleidung',
    text: 'Nur solange du in diesem Zug keine Aktion ausgegeben hast. Wer auf dem Plan ist, auf welcher Etage auch immer, muss nicht zustimmen. Niemand von euch beiden betritt etwas. Danach machst du mit deinen anderen Aktionen weiter, und es bewegt sich die Wache deiner neuen Etage. Unsere Festlegung: Was gratis ist, darf vorher kommen.',
  },
  R50: {
    title: 'Späher',
    text: 'In einen leeren Stapel kannst du nicht sehen, und Nachsehen mischt nie neu. Nur du siehst die Karte; du darfst sie den anderen verraten. Hellsehen gilt dem Stapel der Etage, auf der du bist.',
  },
  R51: {
    title: 'Brecheisen',
    text: 'Es wirkt auf einen Raum, in den du von deinem aus spähen könntest, auch über Treppen; unsere Festlegung: Er muss offen sein. Sinnvoll bei Kamera, Riegel, Scanner, Fingerabdruck, Codeschloss, Laser, Bewegungsmelder und Wärmesensor. Die Ziffer zählt weiter. Foyer, Atrium und Steg bleiben, wie sie sind, und ein Alarm, der dort schon ist, bleibt auch.',
  },
  R52: {
    title: 'Donuts',
    text: 'Durch sie fällt die nächste Bewegung der Wache aus, auch beim Schichtwechsel, oder ihr Schritt durch „Quietschen“; dann werden sie abgelegt. Unsere Festlegung: „Wo steckt sie?“ und „Vertauschte Schilder“ sind keine Bewegung; die Wache nimmt die Donuts mit.',
  },
  R53: {
    title: 'EMP',
    text: 'Auf jeder Etage, auf der ein Alarm verstummt, wird eine neue Patrouillenkarte gezogen. Solange er wirkt, entsteht kein Alarm, woher auch immer. Er endet mit dem Beginn des nächsten Zugs der Person, die ihn benutzt hat, oder mit ihrer Flucht.',
  },
  R54: {
    title: 'Unsichtbarer Anzug',
    text: 'Bis deine Aktionen enden, kosten deine Bewegungen keine Tarnung und lösen keinen Kamera-Alarm aus, auch bei Foyer, Atrium und Diadem. Andere Alarme gibt es wie immer. Wenn die Wache geht, bist du wieder sichtbar.',
  },
  R55: {
    title: 'Thermobombe',
    text: 'Von da an ist es wie eine Treppe in beide Richtungen; das andere Ende wird nicht aufgedeckt. Auf der obersten Etage führt sie nach oben als weiterer Weg aufs Dach. Nach unten geht es auf der ersten Etage nicht.',
  },
  R56: {
    title: 'Goldbarren',
    text: 'Wird einer gezogen, kommt der andere aus dem Stapel in den Tresorraum. Niemand kann beide haben, wie auch immer. Beide müssen aufs Dach.',
  },
  R57: {
    title: 'Schlüsselkarte',
    text: 'Solange jemand sie hat, kann für einen Tresor nur gewürfelt werden, wenn diese Person im Raum dieses Tresors steht. Liegt sie irgendwo, schränkt sie niemanden ein. Unsere Festlegung: Das gilt auch für den Bohrer.',
  },
  R58: {
    title: 'Perserkatze',
    text: 'Bei 1 oder 2 läuft sie einen Schritt auf einem kürzesten Weg zum nächsten offenen Raum mit Alarmzeichen auf dieser Etage, dem eigenen ausgenommen; bei mehreren entscheidet ihr. Gibt es keinen, bleibt sie. Entlaufen bewegt sie sich nicht mehr und würfelt nicht mehr; wer in ihrem Raum ist, hebt sie im eigenen Zug gratis auf.',
  },
  R59: {
    title: 'Turnstunde',
    text: 'Ein offener Steg ist mit dem Raum darüber wie durch eine Treppe verbunden, in beide Richtungen und zum Spähen, zusätzlich zum Weg nach unten. Unsere Festlegung: Auf der obersten Etage führt er dann aufs Dach.',
  },
  R60: {
    title: 'Lastenaufzug ganz oben',
    text: 'Aus der obersten Etage entkommst du sofort, wenn alle Tresore offen sind; sonst geschieht nichts.',
  },
  R61: {
    title: 'Vertauschte Schilder',
    text: 'Bei Alarm auf der Etage liegt der Würfel auf einem: Die Wache kommt dorthin, dieser Alarm verstummt, und sie nimmt den nächsten oder, wenn keiner da ist, eine neue Patrouillenkarte. Ohne Alarm wird keine Karte gezogen. Wer in dem Raum ist, in den sie kommt, verliert 1 Tarnung.',
  },
  R62: {
    title: 'Aus den Augen verloren',
    text: 'Wird diese Karte gezogen, verschwindet die Wache vom Plan, und der Rest ihrer Bewegung verfällt. Wenn sie in einem späteren Zug wieder gehen müsste, sagt eine Karte, wo sie ist, und eine zweite, wohin sie geht; bei Alarm kommt der Würfel auf den nächsten. Unsere Festlegung: Das ist ihre ganze Bewegung, wer in ihrem Raum ist, verliert 1 Tarnung, und kommt die Karte dabei wieder, wird es beim nächsten Mal neu versucht. Beim Aufstellen der ersten Wache wird sie zurückgemischt.',
  },
};
