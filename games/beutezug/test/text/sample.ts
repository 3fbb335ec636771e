export const NAMES = ['Mira', 'Jonas', 'Lucía', 'Inés', 'Ben'];
