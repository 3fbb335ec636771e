/** Alarms and sight, Safes, characters, tools, loot and events. */
export const crew = {
  R23: {
    title: 'An alarm',
    text: 'A token goes onto the tile, and the guard’s die onto the nearest alarm of the floor. No alarm starts on a tile with a guard, where one rings already, or under E.M.P. There are always enough tokens.',
  },
  R24: {
    title: 'Hack tokens',
    text: 'Whoever would set off a Fingerprint, Laser or Motion alarm may spend a token of the matching Computer, from any floor, or the Laptop’s token, to prevent it. A Computer holds 6 at most. Alarms by Camera, Scanner, Thermo, Isotope, Chihuahua, Shoplifting, Juicer, Dynamite and Thermal Bomb cannot be stopped.',
  },
  R25: {
    title: 'Meeting a guard',
    text: 'Whoever arrives causes the loss. If a guard comes onto a tile, every player on it loses 1 Stealth; a player who comes onto a guard’s tile loses 1. Staying together costs nothing more.',
  },
  R26: {
    title: 'Camera',
    text: 'It is tested when you enter a Camera and when a guard comes onto one, even in passing: both tiles revealed, different, with no Crowbar, and neither Video Loop nor E.M.P. in force. The alarm rings on the player’s Camera, if no guard is there. Arriving without entering, or revealing by a peek, tests nothing. A guard who raises an alarm on his own floor turns at once, but his steps do not change. Our ruling: a guard on a Camera broken by a Crowbar sees nothing.',
  },
  R27: {
    title: 'Seen in the Atrium',
    text: 'If you arrive while guards are straight above or below, you lose 1 Stealth in all. If a guard’s step ends straight above or below, every player in the Atrium loses 1. A floor whose guard is not on the board sees nothing.',
  },
  R28: {
    title: 'Seen in the Foyer',
    text: 'If you arrive while a guard is on a neighbouring tile with no wall between, you lose 1 Stealth. Every step of a guard onto such a tile costs every player in the Foyer 1, so walking past along two neighbours costs 2. Stepping into the Foyer costs 1, stepping out of it to a neighbour 1 again.',
  },
  R29: {
    title: 'Stealth on a tile',
    text: 'Lavatory and Smoke Bomb leave Stealth on a tile. If you must lose Stealth to a guard there you may give one of these instead. They stay on the tile. If several lose at once and there are too few, the player in turn says who gets one. Our ruling: they do not pay for Tinker or the Goblet.',
  },
  R30: {
    title: 'Tiara',
    text: 'If you arrive by a move of your own, by Orders or by Go With Your Gut next to a guard with no wall between, you lose 1 Stealth; only once together with Foyer and Atrium, and not on the guard’s own tile. A guard who comes closer does not count.',
  },
  R31: {
    title: 'Laboratory',
    text: 'The first player who really enters it draws a tool; moved by Orders, the moved player draws. Falling in or starting there does not count.',
  },
  R32: {
    title: 'Captured',
    text: 'If you must lose Stealth to a guard and have none, and the tile offers none, you are captured and the crew has lost. This holds for meeting him, Foyer, Atrium, Tiara and the Acrobat who stays too long.',
  },
  R33: {
    title: 'Dice for a Safe',
    text: 'On the Safe’s tile, 2 actions add a die, up to 6 for a Safe; 1 action rolls all dice on it. There must be one to roll; Steady Hands may roll their extra die alone.',
  },
  R34: {
    title: 'Cracking digits',
    text: 'The combination is every digit in the Safe’s row and column, six on a 4×4 floor; walls do not matter. After a roll every tile of these that was face up and whose digit shows on a die gets a Cracked token, equal digits all at once. The dice stay on the Safe.',
  },
  R35: {
    title: 'A Safe opens',
    text: 'As soon as all its digits are cracked the roller draws a tool, then loot. Then a silent alarm: the dice of the guards on the Safe’s floor and on all floors below go up by 1, to 6 at most, also those of guards not on the board yet. The dice of the Safe go back to the supply.',
  },
  R36: { title: 'An open Safe', text: 'It can neither be rolled for nor get dice again.' },
  R37: {
    title: 'Fort Knox combinations',
    text: 'They have 8 digits, or 7 if the empty spot is in line; another Safe in line has no digit and is skipped. A Cracked token counts for both Safes that share the tile. Our ruling: if a roll completes a second Safe too, that one opens as well, and its tool and loot stay on its tile.',
  },
  R38: {
    title: 'All Safes first',
    text: 'Nobody may leave before every Safe of the job is open: three in the Bank Job, two in the Office Job, three in Fort Knox.',
  },
  R39: {
    title: 'A Safe not found',
    text: 'A face-down Safe does nothing; the Drill works only on a revealed one too.',
  },
  R40: {
    title: 'Acrobat: Flexibility',
    text: 'The free move also works through Stairs, Ducts and Secret Doors, with no Stealth left, and costs nothing at a Laser or Deadbolt, for a guard is there. Other guards may still see you by Foyer, Atrium or Tiara. Our ruling: if you are still with that guard when he takes his next step, you lose 1 Stealth before it; while he does not move, nothing happens.',
  },
  R41: {
    title: 'Acrobat: Climb Window',
    text: 'Outer tiles are those at the border and beside the empty spot of Fort Knox. It needs 3 actions, and all others are lost. It is an entry with nothing left to pay: an empty Deadbolt keeps you out, a Laser rings unless hacked, a Keypad gets one roll. It leads neither to the roof nor below the first floor.',
  },
  R42: {
    title: 'Hacker: Jammer, Laptop',
    text: 'The Jammer works by itself, also when Orders move you; it covers others only while you are on that very tile. The Laptop is loaded in your turn, 1 action each time; its token may be spent in anybody’s turn.',
  },
  R43: {
    title: 'Hawk: X-Ray, Enhance',
    text: 'X-Ray needs a wall between the two tiles, on one floor. Enhance looks along two steps of ordinary peeking, past a tile that is face up, or one step.',
  },
  R44: {
    title: 'Juicer: Crybaby, Reroute',
    text: 'Crybaby: a face-up neighbour with no wall between, no guard and no alarm. Reroute, taking: the guard heads for the nearest other alarm or draws a patrol card. Reroute, placing: only on your own tile, and not with a guard. Taking and placing in one turn is not possible.',
  },
  R45: {
    title: 'Peterman: Steady Hands, Drill',
    text: 'For the extra die it counts who rolls. The Drill works on your tile or straight above or below. What it opens lies on the Safe’s tile until somebody there picks it up, and a Goblet drawn that way is harmless. The guards speed up from the Safe’s floor down. The Stethoscope may be used.',
  },
  R46: {
    title: 'Raven: Distract, Disrupt',
    text: 'Distract: up to two steps on foot, your own tile included; every time a guard enters the crow’s tile he loses a further step. A crow put on his tile works only when he comes back. Disrupt is checked when a guard is to move: if an alarm rings on the floor it does nothing and the crow stays. It comes before Donuts.',
  },
  R47: {
    title: 'Rigger: two tools',
    text: 'With either Rigger in the game anybody who finds a tool, by Safe, Laboratory, Jury-Rig or Tinker, may draw two, keep one and discard the other. Tinker needs a Stealth of your own, and it may be the last. Our ruling: with the Drill the roller chooses which tool is left on the tile.',
  },
  R48: {
    title: 'Rook: Orders',
    text: 'The other player must agree and takes one ordinary step by any way. Deadbolt and Laser cost nothing more and the Laser is silent; the Gemstone is ignored. All else happens to the moved player: Fingerprint, Scanner, Keypad, Walkway, Isotope, Camera, Laboratory, guards. Tokens may be spent. A Thermo does not ring, and the guard of the Rook’s floor moves. Our ruling: not to the roof.',
  },
  R49: {
    title: 'Rook: Disguise',
    text: 'Only while you have spent no action this turn. Any player on the board, on any floor, need not agree. Neither of you enters. Then you go on with your other actions, and the guard of your new floor moves. Our ruling: free things may come before it.',
  },
  R50: {
    title: 'Spotter',
    text: 'You cannot look into an empty deck, and looking never reshuffles. Only you see the card; you may tell the others. Clairvoyance looks into the deck of the floor you are on.',
  },
  R51: {
    title: 'Crowbar',
    text: 'It works on a tile you could peek at from yours, stairs included; our ruling: the tile must be face up. Useful on Camera, Deadbolt, Scanner, Fingerprint, Keypad, Laser, Motion and Thermo. The digit still counts. Foyer, Atrium and Walkway go on as before, and an alarm that rings there goes on ringing.',
  },
  R52: {
    title: 'Donuts',
    text: 'They cancel the guard’s next movement, also by Shift Change, or his step by Squeak, and are discarded. Our ruling: Where Is He? and Switch Signs are no movement; the guard takes the Donuts along.',
  },
  R53: {
    title: 'E.M.P.',
    text: 'On every floor where an alarm stops, a new patrol card is drawn. As long as it lasts no alarm starts, from whatever cause. It ends with the start of the user’s next turn, or with the user’s escape.',
  },
  R54: {
    title: 'Invisible Suit',
    text: 'Until your actions end, your moves cost no Stealth and raise no Camera alarm; Foyer, Atrium and Tiara are included. Other alarms ring as always. When the guard moves you are visible again.',
  },
  R55: {
    title: 'Thermal Bomb',
    text: 'From then on it is like Stairs both ways; the other end is not revealed. On the top floor, upwards makes another way to the roof. Downwards is not possible on the first floor.',
  },
  R56: {
    title: 'Gold Bars',
    text: 'When one is drawn, the other comes out of the deck onto the Safe’s tile. Nobody can have both, in whatever way. Both must reach the roof.',
  },
  R57: {
    title: 'Keycard',
    text: 'While somebody holds it, a Safe can be rolled for only if the holder is on that Safe’s tile. As long as it lies on a tile it limits nobody. Our ruling: this holds for the Drill too.',
  },
  R58: {
    title: 'Persian Kitty',
    text: 'On a 1 or 2 it goes one step from its holder on a shortest way to the nearest face-up tile with an alarm icon on that floor, other than the holder’s own; of several the players choose. If there is none it stays. Once loose it does not move or roll any more; anybody on its tile picks it up for free in their turn.',
  },
  R59: {
    title: 'Gymnastics',
    text: 'A revealed Walkway is joined to the tile above like Stairs, both ways and for peeking, besides its way down. Our ruling: on the top floor it then leads to the roof.',
  },
  R60: {
    title: 'Freight Elevator on top',
    text: 'From the top floor you escape at once if all Safes are open; otherwise nothing happens.',
  },
  R61: {
    title: 'Switch Signs',
    text: 'With alarms on the floor the die lies on one: the guard lands there, that alarm stops, and he takes the next nearest or, if there is none, a new patrol card. Without alarms no card is drawn. Players on the tile where he lands lose 1 Stealth.',
  },
  R62: {
    title: 'Lost Visual',
    text: 'When this card is drawn the guard leaves the board and the rest of his movement is lost. The next time he should move, in a later turn, one card says where he is and another where he goes; with alarms the die goes to the nearest. Our ruling: that is his whole movement, players on his tile lose 1 Stealth, and another Lost Visual means trying again next time. While the first guard is set up it is shuffled back in.',
  },
};
