import type { RuleText } from '#table/text.ts';
import type { RuleId } from './rulebook.ts';

export const rules: Readonly<Record<RuleId, RuleText>> = {
  C1: {
    title: 'Beutekarten',
    text: 'Es gibt 55: neunzehn 0er-Karten und je neun 2er, 3er, 4er und 5er. Die Zahl sagt, wie viele Würfel eine Karte verlangt; unten steht die Augenzahl, die jeder mindestens zeigen muss, oben stehen die Beutepunkte und vielleicht ein Bonus. Die Werte der echten Karten sind nirgends veröffentlicht: Die des eingebauten Satzes sind von uns und passen zu allem, was Anleitungen und Rezensionen verraten.',
  },
  C2: {
    title: 'Charaktere',
    text: 'Jede Person spielt einen Charakter mit einem Charakterchip. Charaktere haben keine Fähigkeiten. Drei ihrer Namen stehen in der Anleitung, zwei sind von uns.',
  },
  C3: {
    title: 'Würfel',
    text: 'Es gibt fünfzehn: je drei in Blau, Grün, Orange, Pink und Schwarz.',
  },
  C4: {
    title: 'Arten von Boni',
    text: 'Ein +1 in einer Farbe erhöht die Augenzahl aller Würfel dieser Farbe um 1; das gibt es für Grün, Orange, Pink und Schwarz, aber nicht für Blau. Mit anderen Boni würfelst du einen Würfel neu oder alle Würfel des Beutezugs.',
  },
  C5: {
    title: 'Platzierungschips',
    text: 'Chip 1 hat keinen Bonus. Mit Chip 3 würfelt man alle Würfel neu, wie ein Beispiel der Anleitung zeigt. Unsere Festlegung: Chip 2 gilt für einen Würfel, die Chips 4 und 5 für alle.',
  },
  C6: {
    title: 'Neu-Würfeln-Chip',
    text: 'Wer in der Reihenfolge an letzter Stelle ist, hat ihn zusätzlich zum Platzierungschip: Er gilt für einen Würfel.',
  },
  C7: {
    title: 'Beutechips',
    text: 'Es gibt fünf, sie zählen 6, 5, 4, 3 und 2 Punkte. Die beiden höchsten sind aus einer Rezension bekannt, die anderen haben wir erschlossen.',
  },
  C8: {
    title: 'Eigene Karten',
    text: 'Wer die Schachtel besitzt, kann mit den echten Werten spielen: Unter „Karten“ lädst du einen Kartensatz (JSON). Nötig sind 55 Karten in Stapeln zu 19, 9, 9, 9 und 9, auf jeder Karte so viele Würfel, wie der Stapel sagt, höchstens drei einer Farbe, und Boni der bekannten Arten. Die Aufzeichnung des Spiels enthält den ganzen Satz.',
  },
  S1: {
    title: 'Vorbereitung',
    text: 'Die fünf Stapel werden gemischt. Drei 2er-Karten liegen offen in Reihe 2; die Reihen 3, 4 und 5 darüber sind noch leer. Die Platzierungschips werden zufällig verteilt, und wer an letzter Stelle ist, nimmt auch den Neu-Würfeln-Chip.',
  },
  S2: {
    title: 'Wählen',
    text: 'In der Spielreihenfolge legen alle ihren Charakterchip auf eine offene Beutekarte der Auslage. Wenn alle gewählt haben, beginnen die Beutezüge.',
  },
  S3: {
    title: 'Würfeln',
    text: 'In umgekehrter Reihenfolge nehmen alle die Würfel der Karte, auf der ihr Charakterchip liegt, und werfen sie einmal. Zeigt jeder Würfel mindestens die verlangte Augenzahl, ist die Karte erbeutet. Wenn nicht, können noch Boni helfen. Ohne Erfolg kommt der Chip zurück, und zum Trost gibt es eine 0er-Karte.',
  },
  S4: {
    title: 'Ende einer Runde',
    text: 'Haben alle gewürfelt, werden die Punkte auf Karten und Beutechips gezählt und die Platzierungschips neu verteilt: Wer die meisten Punkte hat, bekommt Chip 1. Nach der siebten Runde ist das Spiel stattdessen zu Ende.',
  },
  S5: {
    title: 'Ziel des Spiels',
    text: 'Siebenmal brecht ihr in eine Villa ein. Wer nach der siebten Runde die meisten Punkte auf Karten und Beutechip hat, gewinnt.',
  },
  R1: {
    title: 'Was gewählt werden darf',
    text: 'Jede offene Karte jeder Reihe, auch wenn dort schon andere Chips liegen.',
  },
  R2: {
    title: 'Wer wann würfelt',
    text: 'Der letzte Platz beginnt, Platz 1 kommt zum Schluss. Das bleibt auch so, wenn ein Chip verschoben wurde.',
  },
  R3: {
    title: 'Nach dem Verschieben',
    text: 'Du würfelst um die Karte, auf der dein Charakterchip liegt, wenn du an der Reihe bist: mit ihren Würfeln, um ihre Punkte und ihren Bonus.',
  },
  R4: {
    title: 'Boni nutzen',
    text: 'Boni sind freiwillig, in beliebiger Reihenfolge. Unsere Festlegung: Ein +1 schadet nie und zählt deshalb ohne Nachfrage; gefragt wirst du nur, ob du neu würfeln willst.',
  },
  R5: {
    title: 'Wie +1 zählt',
    text: 'Es erhöht jeden Würfel seiner Farbe, und mehrere zählen zusammen; ein Würfel kann dadurch mehr als sechs zählen. Unsere Festlegung: Es gilt auch nach dem Neuwürfeln weiter.',
  },
  R6: {
    title: 'Neu würfeln',
    text: 'Mit „alle Würfel“ sind alle Würfel des Beutezugs gemeint, auch die passenden, mit „einen Würfel“ ein beliebiger. Unsere Festlegung: Mit einem anderen Bonus darfst du denselben Würfel noch einmal neu würfeln.',
  },
  R7: {
    title: 'Wie oft',
    text: 'Jeder Bonus gilt einmal pro Runde. Eine erbeutete Karte hilft ab der nächsten Runde.',
  },
  R8: {
    title: 'Nur nach einem Fehlwurf',
    text: 'Sobald alle Würfel passen, ist der Beutezug vorbei; neu zu würfeln gibt es dann nichts mehr.',
  },
  R9: {
    title: 'Aufhören',
    text: 'Du musst deine Boni nicht nutzen. Unsere Festlegung: Wer aufhört, bevor die Würfel passen, ist gescheitert.',
  },
  R10: {
    title: 'Wie man einen Beutechip bekommt',
    text: 'Zeigen deine Karten am Ende deines Beutezugs, ob gelungen oder gescheitert, +1 für Grün, Orange, Pink und Schwarz, nimmst du sofort den höchsten noch freien Beutechip. Er zählt schon für die Reihenfolge dieser Runde. Niemand hat zwei. Die englische Anleitung ist hier unklar, wir folgen der deutschen. Unsere Festlegung: Boni auf Chips zählen dafür nicht.',
  },
  R11: {
    title: 'Andere auf einer erbeuteten Karte',
    text: 'Zuerst wandern ihre Charakterchips auf die Karte in derselben Spalte der Reihe darunter, dann wird die Lücke gefüllt, dann bekommt vielleicht die Reihe darüber eine Karte.',
  },
  R12: {
    title: 'Keine Karte direkt darunter',
    text: 'Unsere Festlegung: Die Chips kommen auf die nächstgelegene Karte jener Reihe, bei gleichem Abstand auf die linke. Ist die Reihe leer, gilt dasselbe eine Reihe tiefer.',
  },
  R13: {
    title: 'Andere auf einer Karte der Reihe 2',
    text: 'Sie bleiben, wo sie sind, und bekommen die neue Karte, die dorthin gelegt wird.',
  },
  R14: {
    title: 'Nichts Neues für Reihe 2',
    text: 'Unsere Festlegung: Lässt sich eine Lücke der Reihe 2 nicht füllen, kommen ihre Chips auf die nächstgelegene Karte der Reihe 2, sonst auf die nächstgelegene der untersten Reihe, die noch eine hat. Gibt es gar keine Karte, ist der Beutezug gescheitert.',
  },
  R15: {
    title: 'Die Lücke füllen',
    text: 'Mit der nächsten Karte desselben Stapels. Ist er leer, kommt der nächsthöhere an die Reihe. Unsere Festlegung: und so weiter nach oben; sind alle diese Stapel leer, bleibt die Lücke. Eine Karte eines höheren Stapels behält ihre Würfel und Punkte.',
  },
  R16: {
    title: 'Eine Karte mehr darüber',
    text: 'Nach einem Erfolg bekommt die Reihe darüber eine Karte, wenn dort weniger als drei liegen. Über Reihe 5 ist nichts. Unsere Festlegung: Sie kommt in die Lücke, die am weitesten links ist, notfalls von einem höheren Stapel.',
  },
  R17: {
    title: 'Gescheitert: Es bleibt alles liegen',
    text: 'Die Karte bleibt liegen, mit allen anderen darauf, und es wird nichts Neues aufgedeckt.',
  },
  R18: {
    title: 'Gescheitert: der Trost',
    text: 'Du ziehst zwei 0er-Karten, behältst eine offen und legst die andere unter den Stapel. Unsere Festlegung: Eine letzte Karte nimmst du einfach, und gibt es keine mehr, bekommst du nichts.',
  },
  R19: {
    title: 'In jeder Runde eine Karte',
    text: 'Alle bekommen in jeder Runde genau eine Karte, am Ende sieben. Nur ein leerer 0er-Stapel kann das ändern.',
  },
  R20: {
    title: 'Die Reihenfolge einer Runde',
    text: 'Es entscheiden die Punkte auf Karten und Beutechip. Die meisten bringen Platz 1. Bei Gleichstand entscheidet das Los.',
  },
  R21: {
    title: 'Wer den Neu-Würfeln-Chip hat',
    text: 'Immer, wer in der neuen Reihenfolge an letzter Stelle ist.',
  },
  R22: {
    title: 'Weniger als fünf Personen',
    text: 'Es werden nur so viele Platzierungschips gebraucht, wie Personen mitspielen; die höheren bleiben in der Schachtel.',
  },
  R23: {
    title: 'Gleichstand am Ende',
    text: 'Die höchste einzelne Karte entscheidet, dann die zweithöchste und so weiter. Ist alles gleich, entscheidet das Los. Unsere Festlegung: Beutechips zählen als Punkte, werden aber nicht als Karten verglichen.',
  },
  R24: {
    title: 'Ein Beispiel aus der Anleitung',
    text: 'Vincenzo zählt sieben Zahlen zu 38 zusammen. Ob eine davon ein Beutechip ist, lässt sich nicht sehen, und es hängt nichts davon ab: Karten und Chip werden einfach addiert.',
  },
  R25: {
    title: 'Was geheim ist',
    text: 'Nur die Reihenfolge der Karten in den Stapeln. Beide 0er-Karten werden allen gezeigt, also wissen auch alle, was unter den Stapel kam. Eine Wahl kann zurückgenommen werden, bis jemand anders gehandelt hat.',
  },
  R26: {
    title: 'Punkte auf 0er-Karten',
    text: 'Die Rezensionen sind sich nicht einig. Manche 0er-Karten geben einen Bonus und andere einen Punkt, nie beides.',
  },
  R27: {
    title: 'Die weiteren Plätze',
    text: 'Die Anleitung nennt nur, wer gewinnt. Unsere Festlegung: Über die anderen Plätze wird genauso entschieden.',
  },
  R28: {
    title: 'Weniger Karten als andere',
    text: 'Unsere Festlegung: Beim Vergleich der Karten zählt eine Karte, die jemand nicht hat, als 0.',
  },
  R29: {
    title: 'Wer verschoben werden kann',
    text: 'Nur wer noch würfeln muss, denn alle anderen haben ihren Chip zurück. Alle Chips auf der Karte wandern gemeinsam, auch auf eine Karte mit anderen Chips, und können in derselben Runde noch einmal wandern.',
  },
  R30: {
    title: 'Reihen sind Orte',
    text: 'Unsere Festlegung: Karten rutschen nie nach, und es zählt die Reihe, in der eine Karte liegt, nicht die Zahl auf ihrer Rückseite. Eine Lücke wird vom Stapel ihrer Reihe gefüllt, egal was dort lag.',
  },
  R31: {
    title: 'Wartende Chips',
    text: 'Unsere Festlegung: Chips, die unter sich keine Karte finden, warten, bis die Lücke gefüllt ist und die Reihe darüber ihre Karte hat. Hat irgendeine tiefere Reihe eine Karte, ziehen sie vorher um.',
  },
  R32: {
    title: 'Es gibt immer etwas zu wählen',
    text: 'Die Stapel 2 bis 5 haben 36 Karten, erbeutet werden höchstens 35; und Reihe 2 wird aus jedem Stapel gefüllt.',
  },
  R33: {
    title: 'Boni der 0er-Karten',
    text: 'Sie zählen wie die Boni erbeuteter Karten: einmal pro Runde, ab der nächsten Runde.',
  },
  R34: {
    title: 'Gleichstand von drei und mehr',
    text: 'Die Plätze, um die es geht, werden unter allen ausgelost, die gleichauf sind. Mehrere Gruppen losen getrennt, und der Neu-Würfeln-Chip richtet sich nach dem Ergebnis.',
  },
};
