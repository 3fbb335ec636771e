/** Guards, trading, the end, and the finer points. */
export const guards = {
  R63: {
    title: 'Steps of a guard',
    text: 'He walks as many steps as his die shows, plus one for every alarm on his floor, counted once at the start; Espresso adds one, Daydreaming takes one away.',
  },
  R64: {
    title: 'The guard’s way',
    text: 'He takes a shortest way to his destination, round walls but through every tile. Of several he takes the one furthest to his left, seen along the way: the most clockwise one. There is always exactly one such way.',
  },
  R65: {
    title: 'After every step',
    text: 'First players lose Stealth, on his tile and by sight; then an alarm on his tile stops; then the Cameras; then, if he is at his destination or his alarm has stopped, he gets the next: the nearest alarm, or a patrol card. He goes on with what is left of his steps, on a fresh way. Our ruling: this order.',
  },
  R66: {
    title: 'Turning alarms off',
    text: 'A guard turns off every alarm whose tile he enters, whether he was heading for it or not.',
  },
  R67: {
    title: 'The nearest alarm',
    text: 'A guard heads for the alarm nearest on foot; of several equally near ones the players choose. This is decided whenever an alarm starts or stops. A new alarm farther away does not turn him.',
  },
  R68: {
    title: 'The last alarm is gone',
    text: 'When the last alarm of a floor stops, in whatever way, its guard draws a new patrol card; where he went before the alarm is forgotten. Brown Out draws only its own cards.',
  },
  R69: {
    title: 'A card for his own tile',
    text: 'If a drawn card names the tile on which the guard stands, he is there already and draws another.',
  },
  R70: {
    title: 'Patrol deck empty',
    text: 'When a card is needed and none is left, all discards and the cards taken away are shuffled, some are taken away again, and the guard’s die goes up by 1, to 6 at most. Drawing the last card does nothing yet.',
  },
  R71: {
    title: 'Already at the destination',
    text: 'If the die lies on the guard’s own tile when he is to move, after Crash, Throw Voice or Switch Signs, he first gets a new destination and then walks.',
  },
  R72: {
    title: 'Which guard moves',
    text: 'Only the guard of the floor on which the player in turn stands at the end. If that player is on the roof, none.',
  },
  R73: {
    title: 'Silent alarm',
    text: 'The silent alarm of an opened Safe only speeds guards up. It puts no token on the board and changes no destination.',
  },
  R74: {
    title: 'Trading',
    text: 'During your actions you may give tools and loot to, or take them from, a player on your tile who agrees, for free and as often as you like. Our ruling: two players who are not in turn do not trade.',
  },
  R75: {
    title: 'To the roof',
    text: 'From Stairs on the top floor, 1 action takes you to the roof if all Safes are open. Your turn ends at once: no Thermo, no event, no guard. Whoever is on the roof takes no more turns, trades no more and is nobody’s target.',
  },
  R76: {
    title: 'Winning',
    text: 'You win when all of you are on the roof and all loot that was drawn is there too: both Gold Bars, and a Persian Kitty that was caught. You may leave before the loot does, but if the last of you goes and loot is left behind, you lose.',
  },
  R77: {
    title: 'Losing',
    text: 'You lose if anybody is captured, or if loot is left in the building when the last of you leaves.',
  },
  R78: {
    title: 'One to four players',
    text: 'Every job can be played by one to four. Alone, you play one character: without the Rook, without the Gold Bars and without Buddy System, Dead Drop and Jump the Gun.',
  },
  R79: {
    title: 'Orders declined',
    text: 'Our ruling: nothing is paid, and the Rook may ask again, also somebody else.',
  },
  R80: {
    title: 'Whom a Camera catches',
    text: 'Our ruling: a player who enters a Camera is tested alone; when a guard steps onto one, every player on a Camera is. Nothing is caught up on when a Video Loop ends.',
  },
  R81: {
    title: 'Brown Out and Squeak',
    text: 'Our ruling: Brown Out draws exactly one card for each alarm; only if the last of them names the guard’s own tile is another drawn. For Squeak’s step equal ways are settled as always.',
  },
  R82: {
    title: 'An alarm on the Juicer’s card',
    text: 'Our ruling: it is not on the board. E.M.P. and Brown Out leave it alone, but under E.M.P. it cannot be placed. For the Kitty, a tile broken by a Crowbar has no alarm icon.',
  },
  R83: {
    title: 'The next player',
    text: 'Players who have escaped are passed over. Our ruling: with nobody else left in the building, Jump the Gun does nothing, and Heads Up is for the one who drew it.',
  },
  R84: {
    title: 'Two Safes at once',
    text: 'Our ruling: if one roll opens two Safes, each gives its own tool, loot and silent alarm, the Safe that was rolled for first.',
  },
  R85: {
    title: 'Setting up',
    text: 'Everybody gets a random character, chooses a side and takes 3 Stealth. A Safe and a Stairs go into each floor’s pile, the other tiles are dealt out at random, and every floor is shuffled and laid out face down. Tools, loot and events are three shuffled decks. Play goes clockwise. Our ruling: chance says who begins.',
  },
  R86: {
    title: 'Who decides',
    text: 'Our ruling: where the rules say that the players choose, the player in turn answers for all, before the first turn the first player. A guard’s movement waits for the answer. An alarm exactly as near as the present one is a tie. About your own Stealth and the alarm you would set off you decide yourself, also in somebody else’s turn.',
  },
  R87: {
    title: 'When your actions end',
    text: 'Our ruling: your actions end when you say so. With none left you may still use tools, trade, pick up and use free abilities. Climb Window and the roof end them at once. Between the end of your actions and the guard’s movement nothing can be used or traded, not even a tool from Jury-Rig.',
  },
  R88: {
    title: 'A guard who appears',
    text: 'Our ruling: a guard who is put on a tile, at first, after Lost Visual, by Where Is He? or by Switch Signs, has entered it: players on it and in sight lose Stealth, its alarm stops, Cameras see. No patrol cards but those of the effect itself are drawn. Whoever brought a floor’s first guard with them is counted once, on arriving.',
  },
  R89: {
    title: 'While a guard is out of sight',
    text: 'Our ruling: no patrol card is drawn for his floor, and Crash, Throw Voice, Switch Signs, Where Is He?, Squeak, Espresso and Daydreaming do nothing. Shift Change counts as a turn in which he would move. Donuts stay with him and cancel his return once. Silent alarms still turn his die.',
  },
  R90: {
    title: 'Everything can be reached',
    text: 'Walls that would cut off a tile are refused, and the empty spot is no destination. So a guard always has a way: Dynamite only takes walls away.',
  },
  R91: {
    title: 'What is open',
    text: 'Anybody may look through the patrol discards at any time, but not at face-down patrol cards or those taken away. Our ruling: the discards of tools and events are open too.',
  },
  R92: {
    title: 'Faster in mid-movement',
    text: 'A die that goes up during a movement counts from the next one. The steps are those of the die and the alarms before the first card of the movement was drawn.',
  },
  R93: {
    title: 'From a Motion through a Walkway',
    text: 'Our ruling: if you move from a Motion entered this turn into a face-down Walkway, the Motion rings, then you fall. A guard on the Walkway costs nothing, for you never arrive there. The Tiara ignores the fall.',
  },
  R94: {
    title: 'How much an arrival costs',
    text: 'Our ruling: 1 Stealth for a guard on the tile and at most 1 more for being seen, by Foyer, Atrium and Tiara together. Both happen only in an Atrium with one guard on it and another straight above or below. Two losses are paid one after the other.',
  },
  R95: {
    title: 'The end on the spot',
    text: 'A capture ends the game at once, also during a guard’s movement, an event or somebody else’s turn.',
  },
  R96: {
    title: 'Ways out',
    text: 'Our ruling: nobody leaves by the entrance. Every Stairs tile on the top floor leads to the roof; Fort Knox can have two.',
  },
  R97: {
    title: 'Only this Safe',
    text: 'A roll puts Cracked tokens only on tiles in the row and column of the Safe rolled for.',
  },
  R98: {
    title: 'When a token is offered',
    text: 'Our ruling: a hack or Laptop token is offered only if the alarm would really start. A character is in play with one side only. With the Advanced Rigger the Dynamite stays in the tool deck.',
  },
  R99: {
    title: 'No tools left',
    text: 'Our ruling: with deck and discards empty no tool is drawn, but the Laboratory counts as robbed. With one card left the Rigger’s choice is just that one.',
  },
  R100: {
    title: 'Dead Drop',
    text: 'Our ruling: it also reaches a player who is not on the board yet. With nobody else left in the building nothing happens.',
  },
  R101: {
    title: 'Patrol decks of Fort Knox',
    text: 'Cards with a white circle are for the first floor, black ones for the second; a red triangle counts instead of the square, for the guard’s place and his destinations. Our ruling: the card of the empty spot goes out first, then Lost Visual goes in, then the cards for fewer players are taken away.',
  },
  R102: {
    title: 'Brought to a floor',
    text: 'Our ruling: if you come to a new floor without entering, its guard appears, then you arrive, and no tile alarm rings. The guard of the floor you are on at the end moves. Orders may lead to a new floor, but the guard of the Rook’s floor moves.',
  },
  R103: {
    title: 'Whose penalty',
    text: 'Our ruling: loot hits whoever holds it when it applies: the Stamp when actions end, the Gemstone at a move, the Bust when a tool would be used, the Keycard at a roll. The Mirror counts as it was at the start of your turn.',
  },
  R104: {
    title: 'No way to win any more',
    text: 'Our ruling: if the loot can no longer be carried out, the game still goes on until it is lost. In your turn, once per turn, you may propose to give up; if everybody else agrees, also those on the roof, or if you play alone, the game is lost.',
  },
  R105: {
    title: 'Opened by a tile',
    text: 'Our ruling, in Fort Knox: if every digit of a Safe is cracked and the last face-down tile in its line is turned up and is another Safe, nothing is missing any more. It opens at that moment, without a roll; its tool and loot stay on its tile, and the guards get faster as always.',
  },
  R106: {
    title: 'Crowbar in an Atrium',
    text: 'Our ruling: from an Atrium the Crowbar reaches the tiles straight above and below, as a peek does.',
  },
};
