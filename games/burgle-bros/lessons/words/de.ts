import type { Words } from './en.ts';

export const de: Words = {
  'first-job': {
    title: 'Erster Coup',
    line: 'Eine Etage, eine Wache, ein Tresor.',
    stations: { peek: 'Spähen', move: 'Gehen', guard: 'Wache', alarm: 'Alarm', safe: 'Tresor', roof: 'Dach' },
    steps: {
      peek: {
        title: 'Erst spähen',
        says: 'In einem Raum steht der Tresor, in anderen droht Alarm. *Späh* in C3: eine Aktion, und niemand hört dich.',
        instead: {
          'go 1C3': {
            title: 'Das war laut',
            says: 'Du bist blind hineingegangen: Fingerabdruck. Die Wache kommt, *einen Schritt schneller*.',
          },
        },
      },
      seen: {
        title: 'Gut zu wissen',
        says: 'Der *Fingerabdruck*-Raum schlägt an, sobald jemand hineingeht.',
      },
      'peek-on': {
        title: 'Schau nach links',
        says: 'Du stehst im Foyer und hast vier Aktionen im Zug. *Späh* mit der nächsten in B4.',
        instead: {
          'go 1B4': {
            title: 'Glück gehabt',
            says: 'Eine Treppe: Diesmal schlägt nichts an. *Spähen* kostet dasselbe, ohne Risiko.',
          },
        },
      },
      move: {
        title: 'Geh los',
        says: 'Eine Treppe: Hier schlägt nichts an. *Geh* für eine Aktion nach B4.',
        instead: {
          end: {
            title: 'Zu wenig',
            says: 'Zwei Aktionen: Eine *Ereigniskarte* kam, und die Wache ging einen Schritt mehr. Bei dreien kommt keine.',
          },
        },
      },
      end: {
        title: 'Beende den Zug',
        says: 'Drei Aktionen verbraucht: keine Ereigniskarte. *Beende* deinen Zug, dann geht die Wache.',
      },
      walk: {
        title: 'Die Wache geht',
        says: 'Zwei Schritte nach jedem deiner Züge, zum *roten Würfel*, um alle Wände herum.',
      },
      hide: {
        title: 'Aus dem Weg',
        says: 'Später in der Nacht. Die nächsten zwei Schritte führen durch *deinen* Raum. Geh nach B1.',
        instead: {
          end: {
            title: 'Entdeckt',
            says: 'Die Wache kam herein: eine *Tarnung* weniger. Hast du keine mehr, ist es beim nächsten Mal aus.',
          },
        },
      },
      pass: { title: 'Lass die Wache vorbei', says: 'B1 liegt nicht auf ihrem Weg. *Beende* deinen Zug.' },
      ring: {
        title: 'Mach Lärm',
        says: 'Jetzt laut, damit du siehst, was passiert. *Geh* in den Fingerabdruck-Raum.',
      },
      alarm: {
        title: 'Alarm',
        says: 'Die Wache will jetzt zum Alarm und geht für jeden *einen Schritt mehr*.',
      },
      away: {
        title: 'Nichts wie weg',
        says: 'Drei Schritte, und sie führen hierher. *Geh* nach D3.',
        instead: {
          end: {
            title: 'Entdeckt',
            says: 'Du bist beim Alarm geblieben, und die Wache kam: eine *Tarnung* weniger.',
          },
          'go 1C4': { title: 'Auch gut', says: 'Auch das Foyer liegt *erst einmal* nicht im Weg.' },
        },
      },
      'away-end': { title: 'Rechtzeitig weg', says: '*Beende* deinen Zug und sieh, wer kommt.' },
      dice: {
        title: 'Der Tresor',
        says: 'Die Ziffern seiner Reihe und Spalte öffnen ihn. 2 und 6 fehlen. Leg einen *Würfel* dazu.',
        instead: {
          'crack 1B2': {
            title: 'Ein Würfel',
            says: 'Ein Würfel trifft höchstens eine Ziffer, und zwei fehlen. *Zwei Würfel* schaffen es auf einmal.',
          },
        },
      },
      crack: {
        title: 'Knack ihn',
        says: 'Zwei Würfel, zwei Ziffern. *Würfle*.',
        instead: {
          'add-die 1B2': {
            title: 'Keine Aktion mehr',
            says: 'Der dritte Würfel hat deine letzten zwei Aktionen gekostet. *Würfeln* kannst du erst nächsten Zug.',
          },
        },
      },
      loot: {
        title: 'Offen',
        says: 'Ein Werkzeug und die *Beute* gehören dir. Aber ab jetzt geht die Wache drei Schritte.',
      },
      up: { title: 'Nach oben', says: 'Die Treppe führt an dieselbe Stelle eine Etage höher. *Geh* nach 2B4.' },
      second: {
        title: 'Noch eine Wache',
        says: 'Jede Etage hat ihren Tresor und ihre *Wache*. Diese geht los, weil du da bist.',
      },
      escape: {
        title: 'Aufs Dach',
        says: 'Viel später: Beide Tresore sind offen, die Beute steckt in der Tasche. *Entkomm* über diese Treppe.',
      },
      over: {
        title: 'Sauber entkommen',
        says: 'Alle Tresore offen, alle auf dem Dach, keine Beute zurückgelassen: So *gewinnt* ihr.',
      },
    },
  },
  alarms: {
    title: 'Alarme',
    line: 'Zahlen oder Ruhe schaffen.',
    stations: { laser: 'Laser', computer: 'Computer' },
    steps: {
      laser: { title: 'Der Laser', says: 'Ein Laser kostet *zwei* Aktionen, sonst schlägt er an. Geh nach C2.' },
      pay: {
        title: 'Zahlen oder Alarm',
        says: 'Du entscheidest, wenn du da bist. Bezahl eine Aktion *mehr*: kein Alarm.',
        instead: {
          ring: { title: 'Billig und laut', says: 'Eine Aktion gespart, aber Alarm: Die Wache kommt zu *dir*.' },
        },
      },
      hack: {
        title: 'Hacken',
        says: 'Im Computerraum legst du für eine Aktion einen *Hack-Marker* dazu. Dieser gilt für Fingerabdruck. Hack.',
        instead: { 'go 1C3': { title: 'Zu früh', says: 'Ohne Marker verhinderte ihn nichts. Erst *hacken*.' } },
      },
      enter: {
        title: 'Jetzt hinein',
        says: 'Der Raum nebenan schlägt bei allen an. Du hast einen *Marker*. Geh nach C3.',
      },
      token: {
        title: 'Gib ihn aus',
        says: 'Der Marker verhindert diesen einen Alarm. *Gib ihn aus*.',
        instead: { ring: { title: 'Wozu sparen', says: 'Der Marker ist noch da, und es gibt *Alarm*.' } },
      },
      quiet: {
        title: 'Stille',
        says: 'Kein Alarm, die Wache geht ihren Weg. Sechs Marker passen hinein, *alle* dürfen sie ausgeben.',
      },
    },
  },
  guards: {
    title: 'Wachen',
    line: 'Karten, Tempo, Begegnung.',
    stations: { cards: 'Karten', faster: 'Schneller', meet: 'Treffen', caught: 'Gefasst' },
    steps: {
      arrives: {
        title: 'Ein Schritt noch',
        says: 'Die Wache braucht einen Schritt und hat zwei. Sieh, wofür der *zweite* ist. Beende den Zug.',
        instead: {
          'go 1C3': {
            title: 'Das war laut',
            says: 'Ein Fingerabdruck löst *Alarm* aus, und die Wache läuft dorthin. Nimm es zurück und lass sie ankommen.',
          },
        },
      },
      next: {
        title: 'Die nächste Karte',
        says: 'Am Ziel sagt eine *Karte*, wohin es geht, und der Weg geht sofort weiter.',
      },
      empty: {
        title: 'Keine Karte mehr',
        says: 'Der Stapel der Wache ist leer, und gleich braucht sie eine. *Beende* den Zug.',
        instead: {
          'go 1C3': {
            title: 'Alarm',
            says: 'Alarm geht vor: Die Wache will jetzt *hierher*. Nimm es zurück und sieh, was ein leerer Stapel bewirkt.',
          },
        },
      },
      faster: {
        title: 'Ein Schritt mehr',
        says: 'Ein leerer Stapel wird gemischt, und die Wache geht ab jetzt *einen Schritt mehr*.',
      },
      meet: {
        title: 'Zu nah',
        says: 'Die Wache ist nebenan. Du darfst überallhin, aber nicht umsonst. *Geh* nach B1.',
        instead: {
          'go 1C2': {
            title: 'Auge in Auge',
            says: 'Du bist hineingegangen: eine *Tarnung* weniger. Egal, wer sich bewegt.',
          },
        },
      },
      unseen: {
        title: 'Nebenan ist sicher',
        says: 'Die Wache sieht nur ihren *eigenen* Raum. Wenige Räume, wie das Foyer, sind schlimmer.',
      },
      cornered: {
        title: 'Im Weg',
        says: 'In deinem Raum ist Alarm, und die Wache kommt hin. *Beende* den Zug und sieh, was das kostet.',
        instead: {
          'go 1D3': {
            title: 'Aus dem Weg',
            says: 'Klug: Hier bleibst du *ungesehen*. Nimm es zurück und sieh, was das Bleiben kostet.',
          },
        },
      },
      cost: {
        title: 'Eine Tarnung',
        says: 'So viel kostet jede Begegnung. Die Wache hat den Alarm *abgestellt*, eine Karte sagt, wohin nun.',
      },
      'nothing-left': {
        title: 'Keine mehr',
        says: 'Später: Du hast keine *Tarnung* mehr, und die Wache kommt. Beende den Zug und sieh, wie man verliert.',
        instead: {
          'go 1D3': {
            title: 'Ein Schritt zur Seite',
            says: 'Das *rettet* dich, und im Spiel solltest du es tun. Nimm es zurück und sieh, wie man verliert.',
          },
        },
      },
      over: {
        title: 'Eine Person genügt',
        says: 'Wird jemand von euch gefasst, haben *alle* verloren. Heb dir eine Tarnung auf.',
      },
    },
  },
  safes: {
    title: 'Tresore',
    line: 'Ziffern, Würfel, Geduld.',
    stations: { digits: 'Ziffern', dice: 'Würfel', loot: 'Beute' },
    steps: {
      dark: {
        title: 'Eine ist verdeckt',
        says: 'Eine Ziffer, die niemand gesehen hat, lässt sich nicht knacken. *Späh* in B3.',
        instead: {
          'crack 1B2': {
            title: 'Nicht alles',
            says: 'Was du auch würfelst: Er bleibt zu, solange ein Raum *verdeckt* ist.',
          },
        },
      },
      'first-roll': { title: 'Würfle', says: 'Es fehlen 4, 2 und 1. Zwei Würfel liegen hier. *Würfle*.' },
      again: {
        title: 'Noch einmal',
        says: 'Die 1 ist geknackt und *bleibt* es. Auch die Würfel bleiben. Würfle noch einmal.',
        instead: {
          'add-die 1B2': {
            title: 'Keine Aktion mehr',
            says: 'Der dritte Würfel hat deine letzten zwei Aktionen gekostet. Zwei können es *jetzt* schaffen.',
          },
        },
      },
      bag: {
        title: 'Sie gehört dir',
        says: 'Beute ist eine *Last*: Jedes Stück ändert für dich eine Regel. Und die Wachen werden schneller.',
      },
    },
  },
  floors: {
    title: 'Zwei Etagen',
    line: 'Hinauf, hinab, und welche Wache geht.',
    stations: { stairs: 'Treppe', guards: 'Wachen', ways: 'Schächte', safe: 'Tresor' },
    steps: {
      above: {
        title: 'Schau hinauf',
        says: 'Von der Treppe kannst du auch in den Raum *darüber* spähen. Späh in 2B4.',
        instead: {
          'go 2B4': {
            title: 'Diesmal nicht',
            says: 'Ein Schacht: Nichts hat angeschlagen. Aber das wusstest du erst *hinterher*, und eine Wache ist nun auch da.',
          },
        },
      },
      climb: {
        title: 'Geh hinauf',
        says: 'Ein Schacht: Hier schlägt nichts an. *Geh* hinein. Ist zum ersten Mal jemand oben, erscheint dort eine Wache.',
      },
      upstairs: { title: 'Zwei Wachen', says: 'Jetzt hat jede Etage eine Wache. Welche geht? *Beende* deinen Zug.' },
      alone: { title: 'Nur deine', says: 'Nur die Wache *deiner* Etage ist gegangen. Unten hat sich niemand gerührt.' },
      fall: {
        title: 'Ins Ungewisse',
        says: 'Wieder blind, damit du siehst, was oben passieren kann. *Geh* nach B4, ohne zu spähen.',
        instead: {
          'peek 2B4': {
            title: 'Ein Steg',
            says: 'Jetzt, wo man ihn sieht, hält er. Was er *ungesehen* tut? Nimm es zurück.',
          },
        },
      },
      landed: {
        title: 'Gefallen',
        says: 'Durch einen verdeckten Steg fällst du eine Etage tiefer. Das ist *kein* Betreten: Nichts schlägt an.',
      },
      duct: {
        title: 'Der kurze Weg',
        says: 'Zwei aufgedeckte Schächte sind nur einen *Schritt* auseinander. Geh oben nach D3.',
      },
      'upper-safe': { title: 'Der obere Tresor', says: 'Hier fehlt nur noch eine Ziffer: 3. *Würfle*.' },
      both: {
        title: 'Beide schneller',
        says: 'Ein offener Tresor macht die Wache seiner Etage schneller und alle *darunter*. Untere kosten weniger.',
      },
    },
  },
  events: {
    title: 'Ereignisse und Werkzeuge',
    line: 'Tu genug, und nutz, was du findest.',
    stations: { events: 'Ereignisse', tools: 'Werkzeuge' },
    steps: {
      idle: {
        title: 'Zu wenig',
        says: 'Zwei Aktionen sind verbraucht. Zwei oder weniger bringen ein *Ereignis*. Beende den Zug und sieh.',
        instead: {
          'peek 1D2': {
            title: 'Drei verbraucht',
            says: 'Jetzt käme kein Ereignis. Um eins zu *sehen*, nimm es zurück und beende den Zug.',
          },
        },
      },
      crash: {
        title: 'Gepolter',
        says: 'Das ruft die Wache in *deinen* Raum. Andere helfen. Was kommt, weiß niemand.',
      },
      third: {
        title: 'Eine noch',
        says: 'Wieder zwei. Eine *dritte* Aktion erspart dir die Karte: Späh in D2.',
        instead: {
          end: {
            title: 'Espresso',
            says: 'Zwei waren zu wenig. Die Karte ließ die Wache *einen Schritt mehr* gehen.',
          },
        },
      },
      'no-card': { title: 'Drei', says: 'Drei Aktionen verbraucht: *kein* Ereignis. Beende deinen Zug.' },
      laboratory: {
        title: 'Das Labor',
        says: 'Wer zuerst hineingeht, findet ein *Werkzeug*. Auch in Tresoren liegt eins. Geh nach C2.',
      },
      donuts: {
        title: 'Donuts',
        says: 'Die Wache käme herein. *Donuts* kosten keine Aktion: Tipp darauf, dann auf die Wache.',
        instead: {
          end: {
            title: 'Entdeckt',
            says: 'Die Wache kam herein: eine Tarnung weniger. *Donuts* hätten das verhindert.',
          },
        },
      },
      stays: { title: 'Guten Appetit', says: 'Jetzt kannst du sogar bleiben. *Beende* deinen Zug.' },
      once: {
        title: 'Aufgegessen',
        says: 'Diesmal kein Schritt. Ein Werkzeug nutzt du in deinem Zug, *einmal*, dann kommt es weg.',
      },
    },
  },
  characters: {
    title: 'Charaktere',
    line: 'Fünf von neun und ihre Kniffe.',
    stations: { spotter: 'Seher', hawk: 'Falke', acrobat: 'Akrobat', hacker: 'Hacker', peterman: 'Schränker' },
    steps: {
      spot: {
        title: 'Der Seher',
        says: 'Das bist du. Einmal im Zug, für eine Aktion: Sieh die *nächste Karte* der Wache an.',
      },
      under: {
        title: 'Dein eigener Raum',
        says: 'D3: Als Nächstes käme die Wache hierher. Leg die Karte *unter* den Stapel.',
        instead: { top: { title: 'Noch oben', says: 'Dann ist D3 das nächste Ziel, und das ist *dein* Raum.' } },
      },
      'x-ray': {
        title: 'Der Falke',
        says: '*Röntgenblick*: einmal im Zug gratis durch eine Wand spähen. Tipp darauf, dann auf A2.',
      },
      slip: {
        title: 'Der Akrobat',
        says: 'Der Weg führt an der Wache vorbei. *Schlüpf* hinein: keine Aktion, keine Tarnung. Tipp darauf, dann auf C2.',
        instead: {
          'go 1C2': {
            title: 'Auf die übliche Art',
            says: 'Das kostete eine Aktion und eine Tarnung. Mit Gelenkigkeit *schlüpfst* du gratis hinein.',
          },
        },
      },
      out: {
        title: 'Und hinaus',
        says: 'Aber bleib nicht: Wenn die Wache losgeht, kostet es eine Tarnung. *Geh* nach C3.',
        instead: {
          end: { title: 'Zu lange', says: 'Du warst noch da, als die Wache losging: eine *Tarnung* weniger.' },
        },
      },
      jammer: {
        title: 'Der Hacker',
        says: 'Fingerabdruck, Laser und Bewegungsmelder *schweigen* bei dir. Geh nach C3.',
      },
      steady: {
        title: 'Der Schränker',
        says: 'Hier liegt ein Würfel; ruhige Hände werfen *einen mehr*. 2 und 6 fehlen. Würfle.',
      },
      sides: {
        title: 'Neun gibt es',
        says: 'Jeder Charakter hat *zwei* Seiten. Du wählst eine vor dem ersten Zug; ihre Karte bleibt zu sehen.',
      },
    },
  },
};
