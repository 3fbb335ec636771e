import { SIZES, WEIGHTS } from './learnt.ts';

/** What each input adds to each output, input after input, and what every output begins with. */
interface Layer {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** A crew's chance to win by its traits. */
export type Judge = (traits: Float32Array) => number;

/** A judge as it was written down: a small network, of whose values all but the last are never below 0. */
export function network(sizes: readonly number[], weights: string): Judge {
  const layers = layersIn(sizes, numbersIn(weights));
  return (traits) => {
    let values = traits;
    for (const layer of layers) values = after(layer, values);
    return 1 / (1 + Math.exp(-values[0]!));
  };
}

/** Most traits are 0: an input that says nothing is passed over. */
function after({ weights, biases }: Layer, inputs: Float32Array): Float32Array {
  const outputs = biases.slice();
  const many = outputs.length;
  for (let i = 0; i < inputs.length; i++) {
    const input = inputs[i]!;
    if (input === 0) continue;
    for (let o = 0; o < many; o++) outputs[o]! += input * weights[i * many + o]!;
  }
  if (many > 1) for (let o = 0; o < many; o++) outputs[o] = Math.max(0, outputs[o]!);
  return outputs;
}

/** Numbers of which only the upper half was kept, which is exact enough and half as long. */
function numbersIn(text: string): Float32Array {
  const bytes = atob(text);
  const numbers = new DataView(new ArrayBuffer(2 * bytes.length));
  for (let i = 0; i < bytes.length; i += 2)
    numbers.setUint32(2 * i, ((bytes.charCodeAt(i + 1) << 24) | (bytes.charCodeAt(i) << 16)) >>> 0);
  return Float32Array.from({ length: bytes.length / 2 }, (_, i) => numbers.getFloat32(4 * i));
}

function layersIn(sizes: readonly number[], numbers: Float32Array): Layer[] {
  let at = 0;
  const next = (many: number): Float32Array => {
    at += many;
    return numbers.subarray(at - many, at);
  };
  return sizes.slice(1).map((many, n) => ({ weights: next(sizes[n]! * many), biases: next(many) }));
}

/** The one that is played with. */
export const judge: Judge = network(SIZES, WEIGHTS);
