/** Alarms and sight, Safes, characters, tools, loot and events. */
export const crew = {
  R23: {
    title: 'An alarm',
    text: 'Place an alarm token on the tile and the guard die on the nearest alarm on that floor. No alarm is triggered on a guard’s tile, on a tile that already has one, or during E.M.P. There are always enough tokens.',
  },
  R24: {
    title: 'Hack tokens',
    text: 'If you would trigger a Fingerprint, Laser or Motion alarm, you may spend a token from the matching Computer Room, on any floor, or the Laptop’s token, to prevent it. A Computer Room holds 6 at most. Alarms by Camera, Scanner, Thermo, Isotope, Chihuahua, Shoplifting, Juicer, Dynamite and Thermal Bomb cannot be hacked.',
  },
  R25: {
    title: 'Meeting a guard',
    text: 'It is arriving that costs Stealth. If a guard comes onto a tile, every player on it loses 1 Stealth; a player who comes onto a guard’s tile loses 1. Staying together costs nothing more.',
  },
  R26: {
    title: 'Camera',
    text: 'Check it when you enter a Camera and when a guard moves onto or through one: two different Cameras, both revealed, neither disabled by a Crowbar, and neither Video Loop nor E.M.P. in force. The alarm goes off on the player’s Camera, if no guard is there. Arriving without entering, or revealing by a peek, triggers nothing. A guard who triggers an alarm on his own floor turns at once, but his number of steps does not change. Our ruling: a guard on a Camera disabled by a Crowbar sees nothing.',
  },
  R27: {
    title: 'Seen in the Atrium',
    text: 'If you arrive while guards are straight above or below, you lose 1 Stealth in all. If a guard’s step ends straight above or below, every player in the Atrium loses 1. A guard who is not on the board sees nothing.',
  },
  R28: {
    title: 'Seen in the Foyer',
    text: 'If you arrive while a guard is on an adjacent tile with no wall between, you lose 1 Stealth. Every step of a guard onto such a tile costs every player in the Foyer 1, so walking past along two adjacent tiles costs 2. Stepping into the Foyer costs 1; stepping out of it onto an adjacent tile costs 1 again.',
  },
  R29: {
    title: 'Stealth on a tile',
    text: 'Lavatory and Smoke Bomb leave Stealth on a tile. If you must lose Stealth to a guard there you may lose one of these instead. They stay on the tile. If several lose at once and there are too few, the active player decides who uses them. Our ruling: they do not pay for Tinker or the Goblet.',
  },
  R30: {
    title: 'Tiara',
    text: 'If you arrive by a move of your own, by Orders or by Go With Your Gut next to a guard with no wall between, you lose 1 Stealth; only once together with Foyer and Atrium, and not on the guard’s own tile. A guard who moves closer does not count.',
  },
  R31: {
    title: 'Laboratory',
    text: 'The first player who enters it draws a tool; moved by Orders, the moved player draws. Falling in or starting there does not count.',
  },
  R32: {
    title: 'Captured',
    text: 'If you must lose Stealth to a guard and have none, and the tile offers none, you are captured and the crew has lost. This applies on a guard’s tile, by Foyer, Atrium or Tiara, and to an Acrobat who stays too long.',
  },
  R33: {
    title: 'Dice for a Safe',
    text: 'On the Safe’s tile, 2 actions add a die, up to 6 for a Safe; 1 action rolls all dice on it. There must be one to roll; with Steady Hands you may roll the extra die alone.',
  },
  R34: {
    title: 'Cracking numbers',
    text: 'The combination is every number in the Safe’s row and column, six on a 4×4 floor; walls do not matter. After a roll, put a Cracked token on each of these tiles that was already face up and whose number was rolled; equal numbers all get one. The dice stay on the Safe.',
  },
  R35: {
    title: 'A Safe opens',
    text: 'As soon as all its numbers are cracked, the player who rolled draws a tool, then a loot card. Then a silent alarm is triggered: the guard dice on the Safe’s floor and on all floors below go up by 1, to 6 at most, including guards not on the board yet. The dice of the Safe go back to the supply.',
  },
  R36: { title: 'An open Safe', text: 'You can no longer roll for it or add dice.' },
  R37: {
    title: 'Fort Knox combinations',
    text: 'They have 8 numbers, or 7 if the empty spot is in line; another Safe in line has no number and is skipped. A Cracked token counts for both Safes that share the tile. Our ruling: if every number is cracked and the last face-down tile in line turns out to be another Safe, the Safe opens at once; its tool and loot stay on its tile.',
  },
  R38: {
    title: 'All Safes first',
    text: 'No one may leave before every Safe of the job is open: three in the Bank Job, two in the Office Job, three in Fort Knox.',
  },
  R39: {
    title: 'A Safe not found',
    text: 'A face-down Safe does nothing; the Drill, too, needs a revealed Safe.',
  },
  R40: {
    title: 'Acrobat: Flexibility',
    text: 'The free move also works through Stairs, Ducts and Secret Doors, with no Stealth left, and costs nothing at a Laser or Deadbolt, because a guard is there. Other guards may still see you by Foyer, Atrium or Tiara. Our ruling: if you are still with that guard when he takes his next step, you lose 1 Stealth before it; while he does not move, nothing happens.',
  },
  R41: {
    title: 'Acrobat: Climb Window',
    text: 'Outer tiles are those at the edge and next to the empty spot of Fort Knox. It needs 3 actions, and all others are lost. It is an entry with nothing left to pay: an empty Deadbolt keeps you out, a Laser goes off unless hacked, a Keypad gets one roll. It leads neither to the roof nor below the first floor.',
  },
  R42: {
    title: 'Hacker: Jammer, Laptop',
    text: 'The Jammer works automatically, even when Orders move you; it covers others only while you are on that very tile. The Laptop is loaded on your turn, 1 action each time; its token may be spent on anyone’s turn.',
  },
  R43: {
    title: 'Hawk: X-Ray, Enhance',
    text: 'X-Ray needs a wall between the two tiles, on the same floor. Enhance looks along two steps of ordinary peeking, past a tile that is face up, or one step.',
  },
  R44: {
    title: 'Juicer: Crybaby, Reroute',
    text: 'Crybaby: an adjacent face-up tile with no wall between, no guard and no alarm. Reroute, taking: the guard heads for the nearest other alarm or draws a patrol card. Reroute, placing: only on your own tile, and not with a guard. You cannot take and place in one turn.',
  },
  R45: {
    title: 'Peterman: Steady Hands, Drill',
    text: 'Only the Peterman’s own rolls get the extra die. The Drill works on your tile or straight above or below. What it opens lies on the Safe’s tile until a player there picks it up, and a Goblet drawn that way is harmless. The guards speed up from the Safe’s floor down. The Stethoscope may be used.',
  },
  R46: {
    title: 'Raven: Distract, Disrupt',
    text: 'Distract: up to two steps on foot, your own tile included; every time a guard enters the crow’s tile he loses one extra step. A crow put on his tile works only when he comes back. Disrupt is checked when a guard starts to move: if there is an alarm on the floor it does nothing and the crow stays. It comes before Donuts.',
  },
  R47: {
    title: 'Rigger: two tools',
    text: 'With either Rigger in the game, anyone who finds a tool, from a Safe, Laboratory, Jury-Rig or Tinker, may draw two, keep one and discard the other. Tinker needs 1 of your own Stealth, even your last one. Our ruling: with the Drill the player who rolled chooses which tool is left on the tile.',
  },
  R48: {
    title: 'Rook: Orders',
    text: 'The other player must agree and takes one normal move by any connection. Deadbolt and Laser cost nothing more and the Laser is silent; the Gemstone is ignored. Everything else happens to the moved player: Fingerprint, Scanner, Keypad, Walkway, Isotope, Camera, Laboratory, guards. Tokens may be spent. A Thermo does not go off, and the guard on the Rook’s floor moves. Our ruling: not to the roof.',
  },
  R49: {
    title: 'Rook: Disguise',
    text: 'Only while you have spent no action this turn. Swap with any player on the board, on any floor; they need not agree. It does not count as entering for either of you. Then continue with your other actions; the guard on your new floor moves. Our ruling: free things may come before it.',
  },
  R50: {
    title: 'Spotter',
    text: 'You cannot look into an empty deck, and looking never reshuffles. Only you see the card; you may tell the others. Clairvoyance looks into the deck of the floor you are on.',
  },
  R51: {
    title: 'Crowbar',
    text: 'It works on a tile you could peek at from yours, including up Stairs and, from an Atrium, straight up or down; our ruling: the tile must be face up. Useful on Camera, Deadbolt, Scanner, Fingerprint, Keypad, Laser, Motion and Thermo. The number still counts. Foyer, Atrium and Walkway work as before, and an alarm already there stays.',
  },
  R52: {
    title: 'Donuts',
    text: 'They cancel the guard’s next movement, even by Shift Change, or his step by Squeak, and are discarded. Our ruling: Where Is He? and Switch Signs do not count as movement; the guard takes the Donuts with him.',
  },
  R53: {
    title: 'E.M.P.',
    text: 'On every floor where an alarm is turned off, a new patrol card is drawn. While it lasts, no alarm can be triggered by anything. It ends with the start of the user’s next turn, or with the user’s escape.',
  },
  R54: {
    title: 'Invisible Suit',
    text: 'Until your actions end, your moves cost no Stealth and raise no Camera alarm; Foyer, Atrium and Tiara are included. Other alarms go off as usual. When the guard moves you are visible again.',
  },
  R55: {
    title: 'Thermal Bomb',
    text: 'From then on it is like Stairs both ways; the other end is not revealed. On the top floor, going up makes another way to the roof. Going down is not possible on the first floor.',
  },
  R56: {
    title: 'Gold Bars',
    text: 'When one is drawn, the other comes out of the deck onto the Safe’s tile. No player may ever hold both. Both must reach the roof.',
  },
  R57: {
    title: 'Keycard',
    text: 'While a player holds it, a Safe can be rolled for only if the holder is on that Safe’s tile. While it lies on a tile it has no effect. Our ruling: this applies to the Drill too.',
  },
  R58: {
    title: 'Persian Kitty',
    text: 'On a 1 or 2 it moves one tile away along a shortest path to the nearest face-up tile with an alarm icon on that floor, other than the holder’s own; if tied, the players choose. If there is none it stays. Once loose, it no longer moves or rolls; anyone on its tile may pick it up for free on their turn.',
  },
  R59: {
    title: 'Gymnastics',
    text: 'A revealed Walkway is joined to the tile above like Stairs, both ways and for peeking, in addition to its way down. Our ruling: on the top floor it then leads to the roof.',
  },
  R60: {
    title: 'Freight Elevator on top',
    text: 'From the top floor you escape at once if all Safes are open; otherwise nothing happens.',
  },
  R61: {
    title: 'Switch Signs',
    text: 'With alarms on the floor the die lies on one: the guard lands there, that alarm is turned off, and he takes the next nearest or, if there is none, a new patrol card. Without alarms no card is drawn. Players on the tile where he lands lose 1 Stealth.',
  },
  R62: {
    title: 'Lost Visual',
    text: 'When this card is drawn, the guard leaves the board and the rest of his movement is lost. The next time he should move, in a later turn, one card says where he is and another where he goes; with alarms the die goes to the nearest. Our ruling: that is his whole movement, players on his tile lose 1 Stealth, and another Lost Visual means trying again next time. While the first guard is set up it is shuffled back in.',
  },
};
