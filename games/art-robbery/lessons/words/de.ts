import type { Words } from './en.ts';

export const de: Words = {
  'first-raid': {
    title: 'Erster Überfall',
    line: 'Nimm, stiehl, zähl die Alibis.',
    stations: { take: 'Nehmen', steal: 'Stehlen', dog: 'Hund', boss: 'Boss', alibis: 'Alibis', police: 'Polizei' },
    steps: {
      'take-five': {
        title: 'Nimm die 5',
        says: 'Mit einer Karte nimmst du ihre Nummer aus der Mitte. Tipp auf deine *5*.',
        instead: {
          '3 3a': { title: 'Nur eine 3', says: 'Deine 3 hat eine 3 geholt: drei Punkte. Die *5* bringt mehr.' },
        },
      },
      draw: {
        title: 'Wieder fünf',
        says: 'Die 5 gehört dir. Du ziehst nach, hast also immer *fünf* Karten. Jetzt spielen die anderen.',
      },
      thief: {
        title: 'Was du willst',
        says: 'Mit dem *gierigen Dieb* nimmst du jedes Token aus der Mitte. Tipp auf ihn, dann auf den Boss: 5 Punkte.',
        instead: {
          'boss boss': {
            title: 'Geht auch so',
            says: 'Auch eine Bosskarte holt den Boss, aber sonst nichts. Mit dem *gierigen Dieb* nimmst du, was du willst.',
          },
        },
      },
      steal: {
        title: 'Stiehl die 4',
        says: 'In der Mitte liegt keine 4 mehr, aber bei Jonas. Tipp auf deine *4*.',
        instead: {
          '1 1a s2': { title: 'Kleine Beute', says: 'Du hast Lucía eine 1 gestohlen. Die *4* bei Jonas bringt mehr.' },
        },
      },
      stolen: {
        title: 'Gestohlen',
        says: 'Genauso hat Jonas dir die 5 gestohlen. Bis der Überfall endet, ist vor dir nichts *sicher*.',
      },
      middle: {
        title: 'Erst die Mitte',
        says: 'Auch Lucía hat eine 3. Aber solange eine in der *Mitte* liegt, nimmst du mit deiner die. Tipp auf sie.',
        instead: {
          '5 5a s1': {
            title: 'Zurückgestohlen',
            says: 'In der Mitte liegt keine 5, also hast du sie Jonas gestohlen. Sieh dir jetzt an, was die *3* tut.',
          },
        },
      },
      dog: {
        title: 'Der Hund',
        says: 'Jetzt hat Jonas den *Wachhund*. Wer ihn hat, darf statt eines Tokens den Hund hergeben.',
      },
      try: { title: 'Probier es', says: 'Deine 5 liegt bei Jonas. Tipp auf deine *5* und sieh, was du bekommst.' },
      yours: {
        title: 'Hund statt 5',
        says: 'Jonas hat die 5 behalten und dir den Hund gegeben. Jetzt bewacht er *dich*. Jonas ist dran.',
      },
      'token-or-dog': {
        title: 'Token oder Hund',
        says: 'Jonas will deine 4. Gib sie her, oder gib den Hund und steh *unbewacht* da.',
      },
      boss: {
        title: 'Der Boss',
        says: 'Ein späterer Überfall. Der Boss zählt *5*, eine Bosskarte holt ihn. Tipp auf deine.',
        instead: {
          '3 3c': {
            title: 'Drei Punkte',
            says: 'Eine 3 aus der Mitte. Der *Boss* zählt fünf und ist vielleicht weg, bis du wieder dran bist.',
          },
        },
      },
      company: {
        title: 'Nicht allein',
        says: 'Endet der Überfall, bleibt der Boss nur neben einer *4 oder 5*. Du hast eine 4.',
      },
      last: {
        title: 'Das letzte Token',
        says: 'Ist die Mitte leer, ist der Überfall vorbei. Nimm die *3*.',
        instead: {
          '5 5a s1': {
            title: 'Es geht weiter',
            says: 'Das war ein Diebstahl: Die Mitte ist so voll wie vorher. Nimm die *3*, dann ist sie leer.',
          },
        },
      },
      safe: {
        title: 'In Sicherheit',
        says: 'Deine Beute ist gesichert: Niemand stiehlt sie mehr. Lucía hat den Hund und *beginnt*.',
      },
      dots: {
        title: 'Weiße Punkte',
        says: 'Der letzte Überfall. Jeder weiße Punkt ist ein *Alibi*. Danach wird gezählt.',
      },
      fewest: {
        title: 'Zu wenige',
        says: 'Wer die *wenigsten Alibis* hat, wird verhaftet und kann nicht gewinnen. Gerade bist du das.',
      },
      zero: {
        title: 'Nimm die 0',
        says: 'Sie ist nichts wert und hat *zwei Alibis*. Tipp auf deine 0.',
        instead: {
          '5 5a': {
            title: 'Reich ins Gefängnis',
            says: 'Fünf Punkte mehr, aber niemand hat weniger Alibis. Du würdest *verhaftet*, und Punkte zählen nichts.',
          },
        },
      },
      'last-one': {
        title: 'Noch ein Alibi',
        says: 'Jonas hat jetzt so wenige wie du, ihr wärt beide dran. Nimm die *1*: Sie hat einen weißen Punkt.',
        instead: {
          'thief 1a': {
            title: 'Genauso gut',
            says: 'Auch der gierige Dieb holt die 1. Die Mitte ist leer, und Jonas wird *verhaftet*.',
          },
        },
      },
      over: {
        title: 'Jonas verhaftet',
        says: '50 Punkte, aber die wenigsten Alibis: *verhaftet*. Du gewinnst mit 28.',
      },
    },
  },
  dog: {
    title: 'Der Hund',
    line: 'Er bewacht dich, und er beginnt.',
    stations: { take: 'Holen', defend: 'Wehren', start: 'Beginnen' },
    steps: {
      fetch: {
        title: 'Ruf den Hund',
        says: 'Eine *Wachhundkarte* holt ihn zu dir, egal wo er ist. Niemand kann sich wehren. Tipp auf deine.',
      },
      answer: {
        title: 'Token oder Hund',
        says: 'Du hast den Hund, also bestimmst du, was Lucía bekommt. Ohne ihn stehst du *unbewacht* da.',
      },
      name: {
        title: 'Zwei gleiche',
        says: 'Jonas hat zwei 3en und den Hund. Deine Karte *nennt* eine: Du bekommst die oder den Hund. Tipp darauf.',
      },
      'no-thief': {
        title: 'Dieb und Hund',
        says: 'Ein anderer Tisch. Der *gierige Dieb* nimmt nur aus der Mitte: Da hilft kein Hund. Nimm die 5.',
        instead: {
          'thief 1a': {
            title: 'Nur eine 1',
            says: 'Der Dieb nimmt jedes Token, du hast die 1 genommen. Die *5* lag auch da.',
          },
        },
      },
      gone: { title: 'Wieder weg', says: 'Jonas hat eine Wachhundkarte gespielt, und der Hund ging *mit*.' },
      back: {
        title: 'Wer beginnt?',
        says: 'Der Überfall ist fast vorbei. Wer dann den Hund hat, *beginnt* den nächsten. Hol ihn zurück.',
      },
      first: {
        title: 'Du beginnst',
        says: 'Du nimmst zuerst, solange alle neun da liegen, und der Hund *bleibt* bei dir.',
      },
    },
  },
  boss: {
    title: 'Der Boss',
    line: 'Fünf Punkte, die Gesellschaft brauchen.',
    stations: { get: 'Holen', keep: 'Behalten', spoil: 'Verderben' },
    steps: {
      'no-five': {
        title: 'Keine 5 für den Boss',
        says: 'Er zeigt eine 5, aber eine 5 nimmt ihn nicht. Nur eine *Bosskarte* oder ein gieriger Dieb.',
        instead: {
          '5 5a s1': {
            title: 'Die andere 5',
            says: 'Deine 5 hat Jonas die 5 gestohlen. Der *Boss* liegt noch in der Mitte.',
          },
        },
      },
      company: {
        title: 'Such Gesellschaft',
        says: 'Am Ende braucht der Boss eine *4 oder 5* neben sich. Du hast keine. Stiehl die 4.',
        instead: {
          '3 3b': { title: 'Eine 3 hilft nicht', says: 'Nur mit 3en käme der Boss zurück in die Box. Stiehl die *4*.' },
        },
      },
      kept: { title: 'Boss behalten', says: 'Deine 4 hat ihn gehalten: *fünf Punkte* mehr, und sicher.' },
      spoil: {
        title: 'Verdirb es',
        says: 'Nur eine einzige 4 hält den Boss bei Jonas. *Stiehl* sie.',
        instead: {
          '0 0a': {
            title: 'Boss behalten',
            says: 'Du hast den Überfall beendet, und Jonas behält den Boss: Die 4 war noch *da*.',
          },
        },
      },
      returned: {
        title: 'Zurück in die Box',
        says: 'Lucía hat den Überfall beendet. Ohne 4 oder 5 gehört der Boss *niemandem*.',
      },
    },
  },
  alibis: {
    title: 'Alibis',
    line: 'Wo sie sind, und Gleichstand.',
    stations: { dots: 'Punkte', ties: 'Gleichstand', points: 'Beute' },
    steps: {
      where: {
        title: 'Wo sie sind',
        says: 'Zwei auf jeder 0. Später auch auf 1 und 2, im letzten Überfall sogar auf *4 und 5*.',
      },
      level: {
        title: 'Gleich wenige',
        says: 'Du und Jonas habt je drei, niemand hat weniger. *Alle* mit den wenigsten werden verhaftet.',
      },
      ahead: {
        title: 'Ein Alibi mehr',
        says: 'Ein weißer Punkt mehr genügt. Die *5* hat einen.',
        instead: {
          '3 3c': {
            title: 'Noch gleich',
            says: 'Drei Beutepunkte, aber kein Alibi: Du und Jonas würdet *beide* verhaftet.',
          },
        },
      },
      points: {
        title: 'Jetzt zählt Beute',
        says: 'Jonas ist draußen. Von den anderen gewinnen die meisten *Punkte*: du, mit 38 zu 37.',
      },
    },
  },
  two: {
    title: 'Zu zweit',
    line: 'Niemand wird verhaftet, aber es kostet.',
    stations: { fine: 'Strafe', must: 'Pflicht', pay: 'Zahlen' },
    steps: {
      behind: {
        title: 'Keine Verhaftung',
        says: 'Zu zweit gibt es eine Strafe: Wer *weniger Alibis* hat, verliert zehn Punkte. Gerade bist du das.',
      },
      must: {
        title: 'Nehmen ist Pflicht',
        says: 'Kann eine Karte etwas holen, *muss* sie es. Keine 4 in der Mitte: Deine stiehlt die von Jonas.',
        instead: {
          '5 5a': { title: 'Nur für dich', says: 'Ein Alibi mehr. Die *4* bringt auch eins und nimmt es Jonas weg.' },
        },
      },
      level: { title: 'Eins fehlt', says: 'Du hast sechs Alibis, Jonas sieben. Die *5* hat eins: Tipp auf sie.' },
      ahead: {
        title: 'Gleichstand',
        says: 'Je sieben: Niemand würde zahlen. Auch die *2* hat ein Alibi, und sie ist das letzte Token.',
      },
      over: { title: 'Jonas zahlt', says: 'Jonas hatte 54 Punkte, zehn sind weg. Du gewinnst mit *50* zu 44.' },
    },
  },
};
