/** Another process is in this database that cannot be told of what we do, or cannot tell us. */
export class Occupied extends Error {}
