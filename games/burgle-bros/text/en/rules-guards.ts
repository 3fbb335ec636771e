/** Guards, trading, the end, and the finer points. */
export const guards = {
  R63: {
    title: 'Steps of a guard',
    text: 'He moves as many steps as his die shows, plus one for every alarm on his floor, counted once at the start; Espresso adds one, Daydreaming takes one away.',
  },
  R64: {
    title: 'The guard’s path',
    text: 'He takes the shortest path to his destination, around walls but ignoring tile effects. If several are equally short, he takes the most clockwise one, starting from his left. There is always exactly one such path.',
  },
  R65: {
    title: 'After every step',
    text: 'First players lose Stealth, on his tile and by sight; then an alarm on his tile is turned off; then the Cameras; then, if he is at his destination or his alarm is off, he gets the next one: the nearest alarm, or a patrol card. He continues with his remaining steps, along a new path. Our ruling: this order.',
  },
  R66: {
    title: 'Turning alarms off',
    text: 'A guard turns off every alarm whose tile he enters, whether he was heading for it or not.',
  },
  R67: {
    title: 'The nearest alarm',
    text: 'A guard heads for the alarm nearest on foot; if several are equally near, the players choose. This is decided whenever an alarm is triggered or turned off. A new alarm farther away does not turn him.',
  },
  R68: {
    title: 'The last alarm is gone',
    text: 'When the last alarm on a floor is turned off, by any means, its guard draws a new patrol card; his destination before the alarm is forgotten. Brown Out draws only its own cards.',
  },
  R69: {
    title: 'A card for his own tile',
    text: 'If a drawn card names the tile on which the guard stands, he is there already and draws another.',
  },
  R70: {
    title: 'Patrol deck empty',
    text: 'When a card is needed and none is left, all discards, including those face down, are shuffled, some are discarded face down again, and the guard die goes up by 1, to 6 at most. Drawing the last card does nothing yet.',
  },
  R71: {
    title: 'Already at the destination',
    text: 'If the die lies on the guard’s own tile when he starts to move, after Crash, Throw Voice or Switch Signs, he first gets a new destination and then moves.',
  },
  R72: {
    title: 'Which guard moves',
    text: 'Only the guard on the floor where the active player ends the turn. If that player is on the roof, no guard moves.',
  },
  R73: {
    title: 'Silent alarm',
    text: 'The silent alarm of an opened Safe only speeds guards up. It puts no token on the board and changes no destination.',
  },
  R74: {
    title: 'Trading',
    text: 'During your actions you may give tools and loot to, or take them from, a player on your tile who agrees, for free and as often as you like. Our ruling: two inactive players cannot trade.',
  },
  R75: {
    title: 'To the roof',
    text: 'From Stairs on the top floor, 1 action takes you to the roof if all Safes are open. Your turn ends at once: no Thermo, no event, no guard. A player on the roof takes no more turns and cannot trade or be targeted.',
  },
  R76: {
    title: 'Winning',
    text: 'You win when all of you are on the roof and all loot that was drawn is there too: both Gold Bars, and a Persian Kitty that was caught. You may leave before the loot does, but if the last of you goes and loot is left behind, you lose.',
  },
  R77: {
    title: 'Losing',
    text: 'You lose if anyone is captured, or if loot is left in the building when the last of you leaves.',
  },
  R78: {
    title: 'One to four players',
    text: 'Every job can be played by one to four. Alone, you play one character: without the Rook, without the Gold Bars and without Buddy System, Dead Drop and Jump the Gun.',
  },
  R79: {
    title: 'Orders declined',
    text: 'Our ruling: nothing is paid, and the Rook may ask again, or ask another player.',
  },
  R80: {
    title: 'Who is caught by a Camera',
    text: 'Our ruling: when a player enters a Camera, only that player is checked; when a guard steps onto one, every player on a Camera is. Nothing is triggered after the fact when a Video Loop ends.',
  },
  R81: {
    title: 'Brown Out and Squeak',
    text: 'Our ruling: Brown Out draws exactly one card for each alarm; only if the last of them names the guard’s own tile is another drawn. For Squeak’s step ties are broken as usual (R64).',
  },
  R82: {
    title: 'An alarm on the Juicer’s card',
    text: 'Our ruling: it is not on the board. E.M.P. and Brown Out leave it alone, but during E.M.P. it cannot be placed. For the Kitty, a tile disabled by a Crowbar has no alarm icon.',
  },
  R83: {
    title: 'The next player',
    text: 'Players who have escaped are skipped. Our ruling: with no one else left in the building, Jump the Gun does nothing, and the player who drew Heads Up gets the action.',
  },
  R84: {
    title: 'Two Safes at once',
    text: 'Our ruling: if one roll opens two Safes, each gives its own tool, loot and silent alarm, the Safe that was rolled for first.',
  },
  R85: {
    title: 'Setting up',
    text: 'Each player gets a random character, chooses a side and takes 3 Stealth. A Safe and a Stairs go into each floor’s pile, the other tiles are dealt out at random, and every floor is shuffled and laid out face down. Tools, loot and events are three shuffled decks. Play goes clockwise. Our ruling: the first player is chosen at random.',
  },
  R86: {
    title: 'Who decides',
    text: 'Our ruling: where the rules say that the players choose, the active player answers for the crew (before the first turn: the first player). A guard’s movement waits for the answer. An alarm exactly as near as the present one is a tie. You decide about your own Stealth and the alarm you would trigger yourself, even on another player’s turn.',
  },
  R87: {
    title: 'When your actions end',
    text: 'Our ruling: your actions end when you say so. With none left you may still use tools, trade, pick up and use free abilities. Climb Window and the roof end them at once. Between the end of your actions and the guard’s movement nothing can be used or traded, not even a tool from Jury-Rig.',
  },
  R88: {
    title: 'A guard who appears',
    text: 'Our ruling: a guard who is put on a tile, at first, after Lost Visual, by Where Is He? or by Switch Signs, has entered it: players on it and in sight lose Stealth, its alarm is turned off, Cameras see. No patrol cards are drawn except those of the effect itself. The player whose arrival places a floor’s first guard loses Stealth to him only once.',
  },
  R89: {
    title: 'While a guard is out of sight',
    text: 'Our ruling: no patrol card is drawn for his floor, and Crash, Throw Voice, Switch Signs, Where Is He?, Squeak, Espresso and Daydreaming do nothing. Shift Change counts as a turn in which he would move. Donuts stay with him and cancel his return once. Silent alarms still turn his die.',
  },
  R90: {
    title: 'Everything can be reached',
    text: 'Walls that would cut off a tile are refused, and the empty spot is no destination. So a guard always has a path: Dynamite only removes walls.',
  },
  R91: {
    title: 'What you may look at',
    text: 'Anyone may look through the patrol discards at any time, but not at face-down patrol cards. Our ruling: the discards of tools and events are open too.',
  },
  R92: {
    title: 'Faster in mid-movement',
    text: 'A die that goes up during a movement counts from the next movement. The number of steps is set by the die and the alarms before the first card of the movement was drawn.',
  },
  R93: {
    title: 'From a Motion through a Walkway',
    text: 'Our ruling: if you move from a Motion entered this turn into a face-down Walkway, the Motion goes off, then you fall. A guard on the Walkway costs nothing, because you never arrive there. The Tiara ignores the fall.',
  },
  R94: {
    title: 'How much an arrival costs',
    text: 'Our ruling: 1 Stealth for a guard on the tile and at most 1 more for being seen, by Foyer, Atrium and Tiara together. Both happen only in an Atrium with one guard on it and another straight above or below. Two losses are paid one after the other.',
  },
  R95: {
    title: 'The end on the spot',
    text: 'A capture ends the game at once, even during a guard’s movement, an event or another player’s turn.',
  },
  R96: {
    title: 'Ways out',
    text: 'Our ruling: no one leaves by the entrance. Every Stairs tile on the top floor leads to the roof; Fort Knox can have two.',
  },
  R97: {
    title: 'Only this Safe',
    text: 'A roll puts Cracked tokens only on tiles in the row and column of the Safe rolled for.',
  },
  R98: {
    title: 'When a token is offered',
    text: 'Our ruling: a hack or Laptop token is offered only if the alarm would really be triggered. A character is in play with one side only. With the Advanced Rigger the Dynamite stays in the tool deck.',
  },
  R99: {
    title: 'No tools left',
    text: 'Our ruling: with deck and discards empty no tool is drawn, but the Laboratory’s tool counts as taken. With one card left the Rigger’s choice is just that one.',
  },
  R100: {
    title: 'Dead Drop',
    text: 'Our ruling: it also reaches a player who is not on the board yet. With no one else left in the building nothing happens.',
  },
  R101: {
    title: 'Patrol decks of Fort Knox',
    text: 'Cards with a white circle are for the first floor, black ones for the second; a red triangle counts instead of the square, for the guard’s place and his destinations. Our ruling: the card of the empty spot goes out first, then Lost Visual goes in, then the cards for fewer players are discarded face down.',
  },
  R102: {
    title: 'Brought to a floor',
    text: 'Our ruling: if you come to a new floor without entering, its guard appears, then you arrive, and no tile alarm goes off. The guard on the floor where you end the turn moves. Orders may lead to a new floor, but the guard on the Rook’s floor moves.',
  },
  R103: {
    title: 'Whose penalty',
    text: 'Our ruling: a loot penalty applies to the player holding the card at that moment: the Stamp when actions end, the Gemstone at a move, the Bust when a tool would be used, the Keycard at a roll. The Mirror counts as it was at the start of your turn.',
  },
  R104: {
    title: 'No way left to win',
    text: 'Our ruling: if the loot can no longer be carried out, the game still continues until it is lost. Once per turn, on your turn, you may propose to give up; if everyone else agrees, including players on the roof, or if you play solo, the game is lost.',
  },
  R105: {
    title: 'Opened by a tile',
    text: 'Our ruling, in Fort Knox: if every number of a Safe is cracked and the last face-down tile in its line is revealed and is another Safe, nothing is missing. It opens at that moment, without a roll; its tool and loot stay on its tile, and the guards speed up as usual.',
  },
  R106: {
    title: 'Crowbar in an Atrium',
    text: 'Our ruling: from an Atrium the Crowbar reaches the tiles straight above and below, as a peek does.',
  },
};
