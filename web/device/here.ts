/** Ids of tables on this device begin like this. */
export const HERE = 'here-';
