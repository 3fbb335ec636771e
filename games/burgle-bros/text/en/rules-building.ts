/** What is in the box, the jobs, a turn and how the crew moves. The lists of C1 to C7 follow from the cards. */
export const building = {
  C1: {
    title: 'Room tiles',
    text: 'There are 48 tiles of 20 kinds. All but the three Safes show a digit of the combinations; those with a white circle, two Safes and two Stairs make up the Office Job. Camera, Scanner, Fingerprint, Laser, Motion and Thermo have the alarm icon, Deadbolt and Keypad the stop icon. In brackets: the digits of the copies.',
  },
  C2: {
    title: 'Characters',
    text: 'There are nine, with two sides each; you play one side for the whole game. Where no price is named, an ability costs no action and may be used any number of times in your turn.',
  },
  C3: {
    title: 'Tools',
    text: 'There are 13, one of each. Using one costs no action; only its holder can do so, during their own actions, and then it is discarded. When the deck is empty the discards are shuffled. Our ruling: if fewer than three events are left for the Crystal Ball, the shuffled event discards go under that deck first.',
  },
  C4: {
    title: 'Loot',
    text: 'There are 13 cards of 12 kinds. Every piece burdens whoever holds it, and all of it has to leave by the roof. What lies on your tile you pick up for free in your turn; nothing can be dropped.',
  },
  C5: {
    title: 'Events: guards',
    text: 'There are 26 events, one of each. Whoever spends too few actions draws one, and it happens at once. “Your guard” is the guard of the floor on which you stand. Our ruling: after Shift Change the guards move from the lowest floor up.',
  },
  C6: {
    title: 'Events: crew',
    text: 'A drawn event is discarded, unless it lasts until your next turn. When the deck is empty the discards are shuffled. Stealth and tools gained by events have no upper limit.',
  },
  C7: {
    title: 'Events: building and alarms',
    text: 'Gymnastics, Time Lock and Video Loop stay in force for a round: until the next turn of whoever drew them begins.',
  },
  C8: {
    title: 'Patrol cards, dice and tokens',
    text: 'Each floor has a patrol deck with one card for every tile: the letter is the column from the left, the digit the row from the top. A red die lies on each guard’s destination and shows his speed, 6 at most. Six green dice are for Safes and Keypads. Stealth, alarm, hack, Cracked, Open and Downstairs tokens mark the rest; nobody can have too many Stealth.',
  },
  S1: {
    title: 'The goal',
    text: 'You play together, as a crew of burglars. Open every Safe in the building, then all leave by the roof with all the loot. If a guard catches any one of you, everybody has lost.',
  },
  S2: {
    title: 'The Bank Job',
    text: 'Three floors of 4×4 tiles, each with one Safe, one Stairs, 14 other tiles and eight walls. The guards start at speed 2, 3 and 4, from the bottom up. Three Safes have to be opened; the Stairs of the third floor lead to the roof.',
  },
  S3: {
    title: 'The Office Job',
    text: 'Two floors of 4×4 tiles, for learning the game. Only the tiles with a white circle are used, with two Safes and two Stairs; each floor has eight walls. The guards start at speed 2 and 3. Two Safes have to be opened.',
  },
  S4: {
    title: 'Fort Knox',
    text: 'Two floors of 5×5 with one empty spot, the same on both floors, which counts as outer wall. All 48 tiles are used: one Safe and one Stairs for each floor, the third of each anywhere. Each floor has twelve walls. The guards start at speed 3 and 4. All three Safes have to be opened; combinations are mostly 7 or 8 digits long.',
  },
  S5: {
    title: 'Walls of your own',
    text: 'You may place the walls yourselves, or leave them to chance: eight on each floor of a 4×4 job, twelve on each floor of Fort Knox. They stand between two tiles, never on the outside or at the empty spot, and no tile may be cut off.',
  },
  S6: {
    title: 'Fewer players',
    text: 'Every time a patrol deck is shuffled, also before the game, some of its cards are taken away unseen: 3 with three players, 6 with two, 9 with one. They come back at the next shuffle, and as many are taken away again.',
  },
  S7: {
    title: 'Actions',
    text: 'An action is one of these: peek at a neighbouring face-down tile; move to a neighbouring tile, which is revealed first; on a Computer, add a hack token; on a Safe, roll its dice; on a Safe, add a die for two actions. You may repeat any of them.',
  },
  R1: {
    title: 'A turn',
    text: 'First, on your first turn your piece comes onto the entrance; events and the E.M.P. that lasted until now end; then Chihuahua and Persian Kitty roll. You have 4 actions, 3 with the Mirror, 1 more after Heads Up, and do free things in between. When your actions end, a Thermo rings. If you spent 2 actions or fewer (3 with the Stamp) you draw an event. At last the guard of the floor you are on moves. Our ruling: the order at the start.',
  },
  R2: {
    title: 'Actions spent',
    text: 'Whether you draw an event depends on the actions you spent, not on those left over. So Rollerskates, Mirror and Heads Up change nothing about it. Failed attempts count, a Deadbolt counts 3, a Laser 2, adding a die 2, Climb Window 3; what is free counts nothing.',
  },
  R3: {
    title: 'Before the first turn',
    text: 'A patrol card says where the guard of the first floor stands. Then the crew chooses any tile of that floor as the entrance, the guard’s tile included; it is revealed and marked. Then the next card gives the guard his destination.',
  },
  R4: {
    title: 'Starting on the entrance',
    text: 'Being put on the entrance is not entering: no alarm, no tool, no price, nothing to open, and leaving a Motion is free. Revealing it does happen, so a Lavatory gets its tokens. Our ruling: a guard on it or beside it costs nothing either.',
  },
  R5: {
    title: 'Not in the building yet',
    text: 'Our ruling: before your first turn your piece is nowhere. Buddy System, Disguise, Orders and Squeak cannot reach you.',
  },
  R6: {
    title: 'Peeking',
    text: 'You say whether you peek or move before the tile is turned up. A peek only reveals: nothing on the tile happens to you and no guard is placed, though a Lavatory gets its tokens. Our ruling: only face-down tiles can be peeked at.',
  },
  R7: {
    title: 'Where you can peek',
    text: 'At neighbouring tiles without a wall between; from Stairs at the tile above; from an Atrium at the tiles above and below; through the stairs of a Thermal Bomb both ways. Not down a Walkway, and not out of a Secret Door through its wall (our ruling).',
  },
  R8: {
    title: 'A move, step by step',
    text: 'Pay 1 action (with the Gemstone the whole price must be there). Reveal the tile. See whether Deadbolt, Keypad or Walkway stop you, and choose at a Laser. Leave your tile, where a Motion may ring. On a new floor its guard appears. Arrive; a guard may notice you. Then the tile’s alarm, then the Laboratory’s tool. Our ruling: this order.',
  },
  R9: {
    title: 'A new floor',
    text: 'The first time anybody arrives on a floor, in whatever way, a card says where its guard stands and a second one where he goes, before the tile’s alarm is looked at. An attempt that failed is no arrival. If the guard appears on your tile you lose 1 Stealth, and the tile stays silent.',
  },
  R10: {
    title: 'Stopped',
    text: 'If a tile does not let you in you stay where you are. You have neither left your tile nor entered it again, so nothing on it happens.',
  },
  R11: {
    title: 'Arriving without entering',
    text: 'Falls, Lost Grip, Freight Elevator, Buddy System and Disguise put you on a tile without entering it: no alarm, nothing stops you, no tool from a Laboratory. A guard on the tile still costs 1 Stealth. Our ruling: being seen in a Foyer or Atrium counts too.',
  },
  R12: {
    title: 'Down a Walkway',
    text: 'Going down from a face-up Walkway for an action does count as entering the tile below.',
  },
  R13: {
    title: 'Price after the reveal',
    text: 'If a tile turns out to ask for more actions, you decide after seeing it whether to pay them.',
  },
  R14: {
    title: 'Laser',
    text: 'It costs 2 actions in all. Once it is revealed you choose: pay the second action, or let the alarm ring, or spend a Laser or Laptop token. It stays silent for 1 action with the Mirror, the Jammer or a Crowbar, with a guard on it, under E.M.P., under Orders, and where an alarm rings already.',
  },
  R15: {
    title: 'Deadbolt',
    text: 'It costs 3 actions in all; 1 while any player or guard is on it. If you turn it up and cannot or will not pay, 1 action is gone and you stay. Face up, the move is offered only if you can pay it. A Gemstone adds 1 where another player is.',
  },
  R16: {
    title: 'Keypad',
    text: 'Each attempt costs 1 action. Your first in a turn at this Keypad rolls one die, every further one a die more; Steady Hands add one. Any 6 opens it for good, and you enter. Somebody inside does not open it; whoever fell in may leave. Under Orders there is one attempt. Our ruling: the Acrobat who slips in to a guard pays 1 action for the attempt, whatever comes of it.',
  },
  R17: {
    title: 'Thermo',
    text: 'It rings when your actions end on it, before the event, and only in your own turn: not if an event or somebody else moves you there. With a guard on it, a Crowbar or E.M.P. it stays silent; no token helps. Climbing onto it by the window ends your actions there.',
  },
  R18: {
    title: 'Motion',
    text: 'If you enter it and leave it by your own move in the same turn, an alarm rings on the Motion before your next tile counts. A Motion or Laptop token, the Jammer or a guard on it prevents that. Entered in an earlier turn, or by Orders, it is free to leave. Our ruling: being pulled or dropped off it is not leaving.',
  },
  R19: {
    title: 'Stairs',
    text: 'Revealed Stairs lead up to the tile above and back, for 1 action each; both are ordinary entries. Time Lock closes Stairs, the stairs of a Thermal Bomb, Walkways used as Stairs and, our ruling, the way to the roof. It does not stop peeking, Walkways down, Ducts, Climb Window, falls or Disguise.',
  },
  R20: {
    title: 'Secret Door',
    text: 'Once it is revealed you may enter it from a neighbouring tile through a wall. Nobody leaves or peeks out that way. For guards and for what they see the wall is a wall. Face down it is just an unknown tile behind a wall.',
  },
  R21: {
    title: 'Service Duct',
    text: 'When both are revealed, 1 action takes you from one to the other, on whatever floors they are. It is an ordinary entry.',
  },
  R22: {
    title: 'Walkway',
    text: 'Whoever moves into a face-down Walkway, in whatever way, falls to the same place one floor below, which is revealed. On the first floor you simply enter. Our ruling: you have not entered the upper floor, so no guard appears there; and a Walkway that a fall turns up does not drop you again.',
  },
};
