// Node works out hashes several times as quickly as JavaScript does, and every move takes two.

import { hash } from 'node:crypto';
import { digestBy } from '#table/hash.ts';

digestBy((text) => hash('sha256', text, 'hex'));
