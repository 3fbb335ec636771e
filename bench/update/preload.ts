// Loaded into a server and its threads before anything else: it is of the next version.

import { bump } from './bump.ts';

await bump(process.env.HIDEOUT_FROZEN!);
