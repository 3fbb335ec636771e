import type { Words } from './en.ts';

export const es: Words = {
  'first-raid': {
    title: 'Primera incursión',
    line: 'Toma, roba y cuenta coartadas.',
    stations: { take: 'Tomar', steal: 'Robar', dog: 'Perro', boss: 'Jefe', alibis: 'Coartadas', police: 'Policía' },
    steps: {
      'take-five': {
        title: 'Toma el 5',
        says: 'Cada carta toma su número del centro. Toca tu *5*.',
        instead: { '3 3a': { title: 'Solo un 3', says: 'Tu 3 se llevó un 3: tres puntos. El *5* vale más.' } },
      },
      draw: {
        title: 'Otra vez cinco',
        says: 'El 5 es tuyo. Tomas otra carta: siempre tienes *cinco*. Ahora juega el resto.',
      },
      thief: {
        title: 'La que quieras',
        says: 'El *ladrón codicioso* toma cualquier ficha del centro. Tócalo y luego toca el Jefe: 5 puntos.',
        instead: {
          'boss boss': {
            title: 'También así',
            says: 'Una carta de Jefe también toma el Jefe, pero nada más. El *ladrón codicioso* toma lo que quieras.',
          },
        },
      },
      steal: {
        title: 'Roba el 4',
        says: 'En el centro ya no hay ningún 4, pero Jonas tiene uno. Toca tu *4*.',
        instead: { '1 1a s2': { title: 'Poca cosa', says: 'Le robaste un 1 a Lucía. El *4* de Jonas vale más.' } },
      },
      stolen: {
        title: 'Te lo robaron',
        says: 'Jonas te robó el 5 igual. Hasta que termine la incursión, nada de lo tuyo está *a salvo*.',
      },
      middle: {
        title: 'Primero el centro',
        says: 'Lucía tiene un 3. Pero mientras haya uno en el *centro*, tu 3 toma ese. Tócalo.',
        instead: {
          '5 5a s1': {
            title: 'Recuperado',
            says: 'En el centro no hay ningún 5, así que se lo robaste a Jonas. Ahora mira qué hace el *3*.',
          },
        },
      },
      dog: {
        title: 'El perro',
        says: 'Ahora Jonas tiene el *perro guardián*. Quien lo tiene puede dar el perro en vez de una ficha.',
      },
      try: { title: 'Pruébalo', says: 'Tu 5 lo tiene Jonas. Toca tu *5* y mira qué recibes.' },
      yours: {
        title: 'Perro en vez de 5',
        says: 'Jonas se quedó el 5 y te dio el perro. Ahora te protege *a ti*. Es el turno de Jonas.',
      },
      'token-or-dog': {
        title: 'Ficha o perro',
        says: 'Jonas quiere tu 4. Dáselo, o da el perro y quédate sin *protección*.',
      },
      boss: {
        title: 'El Jefe',
        says: 'Otra incursión, más tarde. El Jefe vale *5* y lo toma una carta de Jefe. Toca la tuya.',
        instead: {
          '3 3c': {
            title: 'Tres puntos',
            says: 'Un 3 del centro. El *Jefe* vale cinco, y en tu próximo turno quizá ya no esté.',
          },
        },
      },
      company: {
        title: 'Con compañía',
        says: 'Al terminar la incursión, el Jefe solo se queda contigo con un *4 o un 5*. Tienes un 4.',
      },
      last: {
        title: 'La última ficha',
        says: 'Cuando el centro queda vacío, termina la incursión. Toma el *3*.',
        instead: {
          '5 5a s1': {
            title: 'Todavía no',
            says: 'Eso fue un robo: el centro sigue igual. Toma el *3* y quedará vacío.',
          },
        },
      },
      safe: {
        title: 'A salvo',
        says: 'Tu botín está a salvo: ya nadie lo roba. Lucía tiene el perro y *empieza*.',
      },
      dots: {
        title: 'Puntos blancos',
        says: 'La última incursión. Cada punto blanco es una *coartada*. Después se cuentan.',
      },
      fewest: {
        title: 'Muy pocas',
        says: 'Quien tiene *menos coartadas* queda bajo arresto y no puede ganar. Ahora mismo, tú.',
      },
      zero: {
        title: 'Toma el 0',
        says: 'No vale nada y tiene *dos coartadas*. Toca tu 0.',
        instead: {
          '5 5a': {
            title: 'Botín inútil',
            says: 'Cinco puntos más, pero nadie tiene menos coartadas: quedarías *bajo arresto* y los puntos no contarían.',
          },
        },
      },
      'last-one': {
        title: 'Una coartada más',
        says: 'Jonas tiene ahora tan pocas como tú: caerían ambos. Toma el *1*: tiene un punto blanco.',
        instead: {
          'thief 1a': {
            title: 'Igual de bien',
            says: 'El ladrón codicioso también toma el 1. El centro queda vacío y Jonas queda *bajo arresto*.',
          },
        },
      },
      over: {
        title: 'Jonas, bajo arresto',
        says: '50 puntos, pero menos coartadas que nadie: *bajo arresto*. Ganas tú con 28.',
      },
    },
  },
  dog: {
    title: 'El perro',
    line: 'Te protege, y quien lo tiene empieza.',
    stations: { take: 'Llamar', defend: 'Defender', start: 'Empezar' },
    steps: {
      fetch: {
        title: 'Llama al perro',
        says: 'Una *carta de perro* te lo trae, esté donde esté. Nadie puede negarse. Toca la tuya.',
      },
      answer: {
        title: 'Ficha o perro',
        says: 'Tienes el perro, así que eliges qué recibe Lucía. Sin él te quedas sin *protección*.',
      },
      name: {
        title: 'Dos iguales',
        says: 'Jonas tiene dos treses y el perro. Tu carta *elige* uno: recibes ese o el perro. Tócala.',
      },
      'no-thief': {
        title: 'Ladrón y perro',
        says: 'Otra mesa. El *ladrón codicioso* toma solo del centro: el perro no cuenta. Toma el 5.',
        instead: {
          'thief 1a': {
            title: 'Solo un 1',
            says: 'El ladrón toma cualquier ficha, y tomaste el 1. También estaba el *5*.',
          },
        },
      },
      gone: { title: 'Se fue', says: 'Jonas jugó una carta de perro, y el perro se fue *sin más*.' },
      back: {
        title: '¿Quién empieza?',
        says: 'La incursión casi termina. Quien tenga entonces el perro *empieza* la siguiente. Llámalo.',
      },
      first: {
        title: 'Empiezas tú',
        says: 'Tomas primero, con las nueve fichas en el centro, y el perro *sigue* contigo.',
      },
    },
  },
  boss: {
    title: 'El Jefe',
    line: 'Cinco puntos que necesitan compañía.',
    stations: { get: 'Tomar', keep: 'Conservar', spoil: 'Estropear' },
    steps: {
      'no-five': {
        title: 'Un 5 no basta',
        says: 'Muestra un 5, pero un 5 no lo toma. Solo una *carta de Jefe* o un ladrón codicioso.',
        instead: {
          '5 5a s1': { title: 'El otro 5', says: 'Tu 5 le robó el 5 a Jonas. El *Jefe* sigue en el centro.' },
        },
      },
      company: {
        title: 'Busca compañía',
        says: 'Al final el Jefe necesita un *4 o un 5* al lado. No tienes ninguno. Roba el 4.',
        instead: {
          '3 3b': { title: 'Un 3 no ayuda', says: 'Solo con treses, el Jefe volvería a la caja. Roba el *4*.' },
        },
      },
      kept: { title: 'Jefe conservado', says: 'Tu 4 lo retuvo: *cinco puntos* más a salvo.' },
      spoil: {
        title: 'Estropéalo',
        says: 'Un solo 4 retiene al Jefe con Jonas. *Róbalo*.',
        instead: {
          '0 0a': {
            title: 'Jefe conservado',
            says: 'Terminaste la incursión y Jonas conserva el Jefe: el 4 seguía *ahí*.',
          },
        },
      },
      returned: {
        title: 'Vuelve a la caja',
        says: 'Lucía terminó la incursión. Sin un 4 o un 5, el Jefe no es de *nadie*.',
      },
    },
  },
  alibis: {
    title: 'Coartadas',
    line: 'Dónde están, y los empates.',
    stations: { dots: 'Puntos', ties: 'Empates', points: 'Botín' },
    steps: {
      where: {
        title: 'Dónde están',
        says: 'Dos en cada 0. Luego también en el 1 y el 2; al final, hasta en *el 4 y el 5*.',
      },
      level: {
        title: 'Empate',
        says: 'Jonas tiene tres, igual que tú, y nadie menos. El arresto alcanza a *todas* las personas empatadas.',
      },
      ahead: {
        title: 'Una más',
        says: 'Basta un punto blanco más. El *5* tiene uno.',
        instead: {
          '3 3c': {
            title: 'Sigue el empate',
            says: 'Tres puntos, pero ninguna coartada: caerían *ambos*, Jonas y tú.',
          },
        },
      },
      points: {
        title: 'Ahora cuenta el botín',
        says: 'Jonas queda fuera. Del resto gana quien tiene más *puntos*: tú, por 38 a 37.',
      },
    },
  },
  two: {
    title: 'Partidas de dos',
    line: 'Sin arresto, pero con multa.',
    stations: { fine: 'Multa', must: 'Deber', pay: 'Pagar' },
    steps: {
      behind: {
        title: 'Sin arresto',
        says: 'Entre dos hay una multa: quien tiene *menos coartadas* pierde diez puntos. Ahora mismo, tú.',
      },
      must: {
        title: 'No se puede pasar',
        says: 'Una carta que puede tomar algo *debe* hacerlo. En el centro no hay un 4: el tuyo roba el de Jonas.',
        instead: {
          '5 5a': { title: 'Solo para ti', says: 'Una coartada más. El *4* también trae una, y se la quita a Jonas.' },
        },
      },
      level: { title: 'Falta una', says: 'Tienes seis coartadas, Jonas siete. El *5* tiene una: tócalo.' },
      ahead: {
        title: 'Empate',
        says: 'Siete a siete: nadie pagaría. El *2* también tiene una coartada, y es la última ficha.',
      },
      over: { title: 'Jonas paga', says: 'Jonas tenía 54 puntos y pierde diez. Ganas por *50* a 44.' },
    },
  },
};
