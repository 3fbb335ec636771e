/** What is in the box, the jobs, a turn and how the crew moves. The lists of C1 to C7 follow from the cards. */
export const building = {
  C1: {
    title: 'Room tiles',
    text: 'There are 48 tiles of 20 kinds. All but the three Safes show a number of a combination; those with a white circle, two Safes and two Stairs make up the Office Job. Camera, Scanner, Fingerprint, Laser, Motion and Thermo have the alarm icon, Deadbolt and Keypad the stop icon. In brackets: the numbers on the copies.',
  },
  C2: {
    title: 'Characters',
    text: 'There are nine, with two sides each; you play one side for the whole game. The second side is for experienced players. Unless a cost is given, an ability is free and can be used any number of times on your turn.',
  },
  C3: {
    title: 'Tools',
    text: 'There are 13, one of each. Using one costs no action; only its holder can do so, during their own actions, and then it is discarded. When the deck is empty the discards are shuffled. Our ruling: if fewer than three events are left for the Crystal Ball, the shuffled event discards go under that deck first.',
  },
  C4: {
    title: 'Loot',
    text: 'There are 13 cards of 12 kinds. Each loot card has a penalty for its holder, and all loot must get to the roof. On your turn you may pick up what is on your tile as a free action; nothing can be dropped.',
  },
  C5: {
    title: 'Events: guards',
    text: 'There are 26 events, one of each. If you use too few actions (R1), draw one and resolve it at once. “Your guard” is the guard on the floor where you are. Our ruling: after Shift Change the guards move from the lowest floor up.',
  },
  C6: {
    title: 'Events: crew',
    text: 'A drawn event is discarded, unless it lasts until your next turn. When the deck is empty the discards are shuffled. Stealth and tools gained by events have no upper limit.',
  },
  C7: {
    title: 'Events: building and alarms',
    text: 'Gymnastics, Time Lock and Video Loop stay in play for one round, until the start of the next turn of the player who drew them.',
  },
  C8: {
    title: 'Patrol cards, dice and tokens',
    text: 'Each floor has a patrol deck with one card for every tile: the letter is the column from the left, the number the row from the top. Each guard has a red guard die: it lies on his destination and shows his speed (6 at most). Six green dice are for Safes and Keypads. Stealth, alarm, hack, Cracked, Open and Downstairs tokens mark the rest; there is no limit on Stealth.',
  },
  S1: {
    title: 'The goal',
    text: 'You play together, as a crew of burglars. Crack every Safe, then escape to the roof together with all the loot. If a guard captures even one of you, you all lose.',
  },
  S2: {
    title: 'The Bank Job',
    text: 'Three floors of 4×4 tiles, each with one Safe, one Stairs, 14 other tiles and eight walls. The guards start at speed 2, 3 and 4, from the bottom up. Crack all three Safes; the Stairs on the third floor lead to the roof.',
  },
  S3: {
    title: 'The Office Job',
    text: 'Two floors of 4×4 tiles, for learning the game. Only the tiles with a white circle are used, with two Safes and two Stairs; each floor has eight walls. The guards start at speed 2 and 3. Crack both Safes.',
  },
  S4: {
    title: 'Fort Knox',
    text: 'Two floors of 5×5 with one empty spot, the same on both floors, which counts as an outer wall. All 48 tiles are used: one Safe and one Stairs for each floor, the third of each anywhere. Each floor has twelve walls. The guards start at speed 3 and 4. Crack all three Safes; combinations are mostly 7 or 8 numbers long.',
  },
  S5: {
    title: 'Walls of your own',
    text: 'You may place the walls yourselves, or leave them to chance: eight on each floor of a 4×4 job, twelve on each floor of Fort Knox. They stand between two tiles, never on the outside or at the empty spot, and no tile may be cut off.',
  },
  S6: {
    title: 'Fewer players',
    text: 'Whenever a patrol deck is shuffled, including during setup, discard some of its cards face down: 3 with three players, 6 with two, 9 with one. They come back at the next shuffle, and as many are discarded face down again.',
  },
  S7: {
    title: 'Actions',
    text: 'An action is one of these: peek at an adjacent face-down tile; move to an adjacent tile (reveal it if face down); on a Computer Room, add a hack token; on a Safe, roll its dice; on a Safe, add a die for two actions. You may repeat any of them. Adjacent tiles share a side, never a corner; no one moves or peeks through walls.',
  },
  R1: {
    title: 'A turn',
    text: 'Start: on your first turn, place your piece on the entrance; your lasting events and E.M.P. end; roll for the Chihuahua, then the Persian Kitty, if you hold them. You have 4 actions, 3 with the Mirror, 1 more after Heads Up, and may do free things in between. If you end your actions on a Thermo, its alarm goes off. If you spent 2 actions or fewer (3 with the Stamp), draw an event. Finally, the guard on your floor moves. Our ruling: the order at the start.',
  },
  R2: {
    title: 'Actions spent',
    text: 'Whether you draw an event depends on the actions you spent, not on the ones left over. So Rollerskates, Mirror and Heads Up do not change it. Failed attempts count, a Deadbolt counts as 3, a Laser as 2, adding a die as 2, Climb Window as 3; free things do not count.',
  },
  R3: {
    title: 'Before the first turn',
    text: 'A patrol card says where the guard on the first floor stands. Then the crew chooses any tile of that floor as the entrance, the guard’s tile included; it is revealed and marked. Then the next card gives the guard his destination.',
  },
  R4: {
    title: 'Starting on the entrance',
    text: 'Being put on the entrance is not entering: no alarm, no tool, no extra cost, nothing to open, and leaving a Motion is free. Revealing it does happen, so a Lavatory gets its tokens. Our ruling: a guard on it or adjacent to it costs nothing either.',
  },
  R5: {
    title: 'Not in the building yet',
    text: 'Our ruling: before your first turn your piece is not on the board. Buddy System, Disguise, Orders and Squeak cannot reach you.',
  },
  R6: {
    title: 'Peeking',
    text: 'Say whether you are peeking or moving before you reveal the tile. A peek only reveals: nothing on the tile happens to you and no guard is placed, though a Lavatory gets its tokens. Our ruling: only face-down tiles can be peeked at.',
  },
  R7: {
    title: 'Where you can peek',
    text: 'At adjacent tiles without a wall between; from Stairs at the tile above; from an Atrium at the tiles above and below; through the stairs of a Thermal Bomb both ways. Not out of a Secret Door through its wall. Our ruling: nor down a Walkway.',
  },
  R8: {
    title: 'A move, step by step',
    text: 'Pay 1 action (with the Gemstone you must be able to pay the full cost). Reveal the tile. Check whether a Deadbolt or Keypad stops you or a Walkway drops you, and choose at a Laser. Leave your tile, where a Motion may go off. On a new floor its guard appears. Arrive; a guard may notice you. Then the tile’s alarm, then the Laboratory’s tool. Our ruling: this order.',
  },
  R9: {
    title: 'A new floor',
    text: 'The first time anyone arrives on a floor, by any means, one card says where its guard stands and a second one where he goes, before the tile’s alarm is checked. A failed attempt is not an arrival. If the guard appears on your tile you lose 1 Stealth, and the tile’s alarm does not go off.',
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
    title: 'Cost after the reveal',
    text: 'If a revealed tile costs extra actions, decide after seeing it whether to pay.',
  },
  R14: {
    title: 'Laser',
    text: 'It costs 2 actions in all. Once it is revealed you choose: pay the second action, or let the alarm go off, or spend a Laser or Laptop token. It costs 1 action and triggers no alarm with the Mirror, the Jammer or a Crowbar, with a guard on it, during E.M.P., under Orders and where there is already an alarm.',
  },
  R15: {
    title: 'Deadbolt',
    text: 'It costs 3 actions in all; 1 while any player or guard is on it. If you reveal it and cannot or do not want to pay, you lose 1 action and stay. Face up, the move is offered only if you can pay it. A Gemstone adds 1 where another player is.',
  },
  R16: {
    title: 'Keypad',
    text: 'Each attempt costs 1 action. Your first in a turn at this Keypad rolls one die, each further try rolls one more die; Steady Hands adds one. Any 6 opens it for everyone and you enter. Only Keycode Change locks it again. A player inside does not open it; a player who starts or fell in there may leave but has to open it to get back in. Under Orders there is one attempt. Our ruling: an Acrobat who slips in to a guard pays 1 action for the attempt, successful or not.',
  },
  R17: {
    title: 'Thermo',
    text: 'Its alarm goes off when your actions end on it, before the event, and only on your own turn: not if an event or another player moves you there. With a guard on it, a Crowbar or E.M.P. it stays silent; it cannot be hacked. Climb Window onto a Thermo ends your actions there, so its alarm goes off.',
  },
  R18: {
    title: 'Motion',
    text: 'If you enter it and leave it by your own move in the same turn, an alarm goes off on the Motion before your next tile counts. A Motion or Laptop token, the Jammer or a guard on it prevents that. Entered in an earlier turn, or by Orders, it is free to leave. Our ruling: being moved off it by an event, a fall, a swap or Orders does not count as leaving.',
  },
  R19: {
    title: 'Stairs',
    text: 'Revealed Stairs lead up to the tile above and back, for 1 action each; both are ordinary entries. Time Lock closes Stairs, the stairs of a Thermal Bomb, Walkways used as Stairs and, our ruling, the way to the roof. It does not stop peeking, Walkways down, Ducts, Climb Window, falls or Disguise.',
  },
  R20: {
    title: 'Secret Door',
    text: 'Once it is revealed you may enter it from an adjacent tile through a wall. No one leaves or peeks out that way. For guards and for what they see the wall is a wall. Face down it is just an unknown tile behind a wall.',
  },
  R21: {
    title: 'Service Duct',
    text: 'When both are revealed, 1 action takes you from one to the other, whatever floors they are on. It is an ordinary entry.',
  },
  R22: {
    title: 'Walkway',
    text: 'If you move into a face-down Walkway (by an action, Orders, Climb Window or Go With Your Gut), you fall to the same position one floor below, which is revealed. On the first floor you simply enter. Our ruling: you have not entered the upper floor, so no guard appears there; and a Walkway revealed by a fall does not drop you again.',
  },
};
