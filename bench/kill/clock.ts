// Loaded into the server before anything else: at each signal its clock jumps, a day ahead or an hour back, in turn.

const HOUR = 60 * 60 * 1000;
const { now } = Date;
let [shift, jumps] = [0, 0];
Date.now = () => now() + shift;
process.on('SIGUSR2', () => {
  shift += jumps++ % 2 === 0 ? 24 * HOUR : -HOUR;
});
