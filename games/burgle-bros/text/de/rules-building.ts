import type * as en from '../en/rules-building.ts';

export const building: typeof en.building = {
  C1: {
    title: 'Räume',
    text: 'Es gibt 48 Räume in 20 Arten. Alle außer den drei Tresoren zeigen eine Ziffer für die Kombinationen; die mit weißem Kreis bilden mit zwei Tresoren und zwei Treppen das Büro. Kamera, Scanner, Fingerabdruck, Laser, Bewegungsmelder und Wärmesensor haben das Alarmzeichen, Riegel und Codeschloss das Stoppzeichen. In Klammern: die Ziffern der einzelnen Räume.',
  },
  C2: {
    title: 'Charaktere',
    text: 'Es gibt neun mit je zwei Seiten; du spielst eine Seite das ganze Spiel lang. Die zweite Seite ist für Geübte. Wo kein Preis genannt ist, kostet eine Fähigkeit keine Aktion und darf in deinem Zug beliebig oft benutzt werden.',
  },
  C3: {
    title: 'Werkzeug',
    text: 'Es gibt 13, jedes einmal. Es zu benutzen kostet keine Aktion; das darf nur, wer es hat, während der eigenen Aktionen, und danach wird es abgelegt. Ist der Stapel leer, wird der Ablagestapel gemischt. Unsere Festlegung: Sind für die Kristallkugel weniger als drei Ereignisse übrig, kommen vorher die gemischten abgelegten unter den Stapel.',
  },
  C4: {
    title: 'Beute',
    text: 'Es gibt 13 Karten in 12 Arten. Jedes Stück ist für die Person, die es trägt, eine Last, und alles muss über das Dach hinaus. Was in deinem Raum liegt, hebst du in deinem Zug gratis auf; ablegen kann man nichts.',
  },
  C5: {
    title: 'Ereignisse: Wachen',
    text: 'Es gibt 26 Ereignisse, jedes einmal. Wer zu wenige Aktionen ausgibt, zieht eines, und es geschieht sofort. „Deine Wache“ ist die Wache der Etage, auf der du stehst. Unsere Festlegung: Nach einem Schichtwechsel gehen die Wachen von der untersten Etage an aufwärts.',
  },
  C6: {
    title: 'Ereignisse: Crew',
    text: 'Ein gezogenes Ereignis wird abgelegt, wenn es nicht bis zu deinem nächsten Zug gilt. Ist der Stapel leer, wird der Ablagestapel gemischt. Für Tarnung und Werkzeug aus Ereignissen gibt es keine Obergrenze.',
  },
  C7: {
    title: 'Ereignisse: Gebäude und Alarme',
    text: 'Turnstunde, Zeitschloss und Videoschleife gelten eine Runde lang: bis der nächste Zug der Person beginnt, die sie gezogen hat.',
  },
  C8: {
    title: 'Patrouillenkarten, Würfel und Marker',
    text: 'Jede Etage hat einen Patrouillenstapel mit einer Karte für jeden Raum: Der Buchstabe ist die Spalte von links, die Ziffer die Reihe von oben. Ein roter Würfel liegt auf dem Ziel jeder Wache und zeigt ihr Tempo, höchstens 6. Sechs grüne Würfel sind für Tresore und Codeschlösser. Tarnung, Alarme, Hack-Marker, geknackte Ziffern, offene Schlösser und Treppen nach unten haben eigene Marker; für Tarnung gibt es keine Obergrenze.',
  },
  S1: {
    title: 'Das Ziel',
    text: 'Ihr spielt zusammen, als Einbruchscrew. Öffnet alle Tresore im Gebäude und verlasst es dann alle mit der ganzen Beute über das Dach. Fasst eine Wache auch nur eine Person von euch, haben alle verloren.',
  },
  S2: {
    title: 'Die Bank',
    text: 'Drei Etagen mit 4×4 Räumen, jede mit einem Tresor, einer Treppe, 14 anderen Räumen und acht Wänden. Die Wachen beginnen von unten nach oben mit Tempo 2, 3 und 4. Drei Tresore sind zu öffnen; die Treppe der dritten Etage führt aufs Dach.',
  },
  S3: {
    title: 'Das Büro',
    text: 'Zwei Etagen mit 4×4 Räumen, gut zum Lernen. Nur die Räume mit weißem Kreis sind dabei, dazu zwei Tresore und zwei Treppen; jede Etage hat acht Wände. Die Wachen beginnen mit Tempo 2 und 3. Zwei Tresore sind zu öffnen.',
  },
  S4: {
    title: 'Fort Knox',
    text: 'Zwei Etagen mit 5×5 Plätzen und einer Lücke an derselben Stelle auf beiden, die als Außenwand gilt. Alle 48 Räume sind dabei: ein Tresor und eine Treppe auf jeder Etage; der dritte Tresor und die dritte Treppe können überall liegen. Jede Etage hat zwölf Wände. Die Wachen beginnen mit Tempo 3 und 4. Alle drei Tresore sind zu öffnen; die Kombinationen haben meist 7 oder 8 Ziffern.',
  },
  S5: {
    title: 'Eigene Wände',
    text: 'Ihr dürft die Wände selbst setzen oder dem Zufall überlassen: acht auf jeder Etage mit 4×4 Räumen, zwölf auf jeder Etage von Fort Knox. Sie stehen zwischen zwei Räumen, nie außen oder an der Lücke, und kein Raum darf abgeschnitten sein.',
  },
  S6: {
    title: 'Weniger Leute',
    text: 'Bei jedem Mischen eines Patrouillenstapels, auch vor dem Spiel, kommen einige Karten ungesehen beiseite: 3 zu dritt, 6 zu zweit, 9 allein. Beim nächsten Mischen kommen sie zurück, und ebenso viele kommen wieder beiseite.',
  },
  S7: {
    title: 'Aktionen',
    text: 'Eine Aktion ist eines davon: in einen verdeckten Nachbarraum spähen; in einen Nachbarraum gehen, der zuerst aufgedeckt wird; in einem Computerraum einen Hack-Marker dazulegen; bei einem Tresor dessen Würfel werfen; bei einem Tresor für zwei Aktionen einen Würfel dazulegen. Alles darf sich wiederholen. Nachbarräume grenzen mit einer Seite aneinander, nie schräg; durch Wände geht und späht niemand.',
  },
  R1: {
    title: 'Ein Zug',
    text: 'Zuerst kommt in deinem ersten Zug deine Figur an den Eingang; Ereignisse und der EMP, die bis jetzt galten, enden; dann wird für Chihuahua und Perserkatze gewürfelt. Du hast 4 Aktionen, mit dem Spiegel 3, nach „Aufgepasst“ 1 mehr, und tust dazwischen, was gratis ist. Enden deine Aktionen bei einem Wärmesensor, schlägt er an. Hast du 2 Aktionen oder weniger ausgegeben (mit der Briefmarke 3), ziehst du ein Ereignis. Zuletzt bewegt sich die Wache der Etage, auf der du bist. Unsere Festlegung: die Reihenfolge am Anfang.',
  },
  R2: {
    title: 'Ausgegebene Aktionen',
    text: 'Ob du ein Ereignis ziehst, hängt davon ab, wie viele Aktionen du ausgegeben hast, nicht, wie viele übrig sind. Rollschuhe, Spiegel und „Aufgepasst“ ändern daran also nichts. Gescheiterte Versuche zählen, ein Riegel zählt 3, ein Laser 2, ein Würfel dazu 2, Klettern 3; was gratis ist, zählt nicht.',
  },
  R3: {
    title: 'Vor dem ersten Zug',
    text: 'Eine Patrouillenkarte sagt, wo die Wache der untersten Etage steht. Dann wählt die Crew einen beliebigen Raum dieser Etage als Eingang, auch den der Wache; er wird aufgedeckt und markiert. Die nächste Karte gibt der Wache ihr Ziel.',
  },
  R4: {
    title: 'Am Eingang beginnen',
    text: 'An den Eingang gestellt zu werden ist kein Betreten: kein Alarm, kein Werkzeug, kein Preis, nichts zu öffnen, und ein Bewegungsmelder lässt dich frei gehen. Aufgedeckt wird er aber, eine Toilette bekommt also ihre Marker. Unsere Festlegung: Auch eine Wache darin oder daneben kostet nichts.',
  },
  R5: {
    title: 'Noch nicht im Gebäude',
    text: 'Unsere Festlegung: Vor deinem ersten Zug ist deine Figur nirgends. „Im Doppelpack“, Verkleidung, Anweisung und „Quietschen“ erreichen dich nicht.',
  },
  R6: {
    title: 'Spähen',
    text: 'Du sagst, ob du spähst oder gehst, bevor der Raum aufgedeckt wird. Spähen deckt nur auf: Dir geschieht nichts, und keine Wache erscheint, nur eine Toilette bekommt ihre Marker. Unsere Festlegung: Spähen kann man nur in verdeckte Räume.',
  },
  R7: {
    title: 'Wohin du spähen kannst',
    text: 'In Nachbarräume ohne Wand dazwischen; von einer Treppe in den Raum darüber; aus einem Atrium nach oben und unten; durch die Treppe einer Thermobombe in beide Richtungen. Nicht durch die Wand einer Geheimtür hinaus. Unsere Festlegung: auch nicht vom Steg nach unten.',
  },
  R8: {
    title: 'Gehen, Schritt für Schritt',
    text: 'Bezahl 1 Aktion (mit dem Edelstein muss der ganze Preis da sein). Deck den Raum auf. Sieh, ob Riegel, Codeschloss oder Steg dich aufhalten, und entscheide dich bei einem Laser. Verlass deinen Raum, wo ein Bewegungsmelder anschlagen kann. Auf einer neuen Etage erscheint ihre Wache. Komm an; eine Wache kann dich bemerken. Dann der Alarm des Raums, dann das Werkzeug des Labors. Unsere Festlegung: diese Reihenfolge.',
  },
  R9: {
    title: 'Eine neue Etage',
    text: 'Kommt zum ersten Mal jemand auf eine Etage, egal wie, sagt eine Karte, wo ihre Wache steht, und eine zweite, wohin sie geht, noch vor dem Alarm des Raums. Ein gescheiterter Versuch ist keine Ankunft. Erscheint die Wache in deinem Raum, verlierst du 1 Tarnung, und der Raum bleibt still.',
  },
  R10: {
    title: 'Aufgehalten',
    text: 'Lässt dich ein Raum nicht hinein, bleibst du, wo du bist. Du hast deinen Raum weder verlassen noch neu betreten, also geschieht dort nichts.',
  },
  R11: {
    title: 'Ankommen ohne Betreten',
    text: 'Stürze, „Abgerutscht“, Lastenaufzug, „Im Doppelpack“ und Verkleidung bringen dich in einen Raum, ohne dass du ihn betrittst: kein Alarm, nichts hält dich auf, kein Werkzeug aus dem Labor. Eine Wache im Raum kostet trotzdem 1 Tarnung. Unsere Festlegung: Gesehen wirst du in Foyer und Atrium auch dann.',
  },
  R12: {
    title: 'Vom Steg hinunter',
    text: 'Von einem aufgedeckten Steg für eine Aktion hinunterzugehen zählt als Betreten des Raums darunter.',
  },
  R13: {
    title: 'Der Preis nach dem Aufdecken',
    text: 'Verlangt ein Raum mehr Aktionen, entscheidest du erst, wenn du ihn siehst, ob du sie bezahlst.',
  },
  R14: {
    title: 'Laser',
    text: 'Er kostet insgesamt 2 Aktionen. Ist er aufgedeckt, entscheidest du: die zweite Aktion bezahlen, den Alarm auslösen oder einen Laser- oder Laptop-Marker ausgeben. Für 1 Aktion still bleibt er mit Spiegel, Störsender oder Brecheisen, mit einer Wache darin, unter EMP, bei einer Anweisung und wo schon Alarm ist.',
  },
  R15: {
    title: 'Riegel',
    text: 'Er kostet insgesamt 3 Aktionen; 1, solange jemand von euch oder eine Wache darin ist. Deckst du ihn auf und kannst oder willst nicht bezahlen, ist 1 Aktion weg, und du bleibst, wo du bist. Ist er schon aufgedeckt, wird er dir nur angeboten, wenn du ihn bezahlen kannst. Der Edelstein kostet 1 mehr, wo schon jemand ist.',
  },
  R16: {
    title: 'Codeschloss',
    text: 'Jeder Versuch kostet 1 Aktion. Dein erster im Zug an diesem Schloss hat einen Würfel, jeder weitere einen mehr; die ruhige Hand gibt einen dazu. Schon eine 6 öffnet es für alle, bis ein Codewechsel es wieder sperrt, und du bist drin. Jemand im Raum öffnet es nicht; wer darin beginnt oder hineingefallen ist, darf hinaus. Bei einer Anweisung gibt es einen Versuch. Unsere Festlegung: Schlüpfst du mit „Gelenkigkeit“ zu einer Wache hinein, kostet der Versuch 1 Aktion, egal wie er ausgeht.',
  },
  R17: {
    title: 'Wärmesensor',
    text: 'Er schlägt an, wenn deine Aktionen dort enden, vor dem Ereignis und nur in deinem Zug: nicht, wenn dich ein Ereignis oder jemand anders hinbringt. Mit einer Wache darin, Brecheisen oder EMP bleibt er still; Marker helfen nicht. Kletterst du durchs Fenster hinein, enden deine Aktionen dort.',
  },
  R18: {
    title: 'Bewegungsmelder',
    text: 'Betrittst du ihn und verlässt ihn im selben Zug aus eigener Kraft, schlägt er an, noch bevor dein nächster Raum zählt. Ein Bewegungs- oder Laptop-Marker, der Störsender oder eine Wache darin verhindert das. In einem früheren Zug oder auf Anweisung betreten, darfst du frei hinaus. Unsere Festlegung: Weggeholt werden oder abstürzen ist kein Verlassen.',
  },
  R19: {
    title: 'Treppen',
    text: 'Eine aufgedeckte Treppe führt für je 1 Aktion in den Raum darüber und zurück; beides ist gewöhnliches Betreten. Das Zeitschloss sperrt alle Treppen, auch die einer Thermobombe und Stege, die gerade Treppen sind. Unsere Festlegung: auch den Weg aufs Dach. Es sperrt nicht: Spähen, den Steg nach unten, Schächte, Klettern, Stürze, Verkleidung.',
  },
  R20: {
    title: 'Geheimtür',
    text: 'Ist sie aufgedeckt, darfst du sie aus einem Nachbarraum durch eine Wand betreten. Hinaus kommt und späht so niemand. Wachen gehen und sehen nicht durch diese Wand. Verdeckt ist sie nur ein unbekannter Raum hinter einer Wand.',
  },
  R21: {
    title: 'Schacht',
    text: 'Sind beide aufgedeckt, kommst du für 1 Aktion vom einen zum anderen, egal auf welchen Etagen. Das ist gewöhnliches Betreten.',
  },
  R22: {
    title: 'Steg',
    text: 'Wer auf einen verdeckten Steg geht, egal wie, fällt an dieselbe Stelle eine Etage tiefer, die aufgedeckt wird. Auf der untersten Etage betrittst du ihn einfach. Unsere Festlegung: Die obere Etage hast du damit nicht betreten, dort erscheint also keine Wache; und ein Steg, den ein Sturz aufdeckt, lässt dich nicht noch einmal fallen.',
  },
};
