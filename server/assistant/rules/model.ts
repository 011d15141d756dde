// What is kept of a trained classifier, and how it is written into a file: sparse, and compressed.

export interface Model {
  intents: readonly string[];
  /** Words of the examples, the most frequent first: typos are put right towards them. */
  words: readonly string[];
  /** One for each intent. */
  bias: readonly number[];
  /** A weight of 1 stands for this much. */
  scale: number;
  /** By the hash of the feature. */
  rows: ReadonlyMap<number, Row>;
}

export interface Row {
  /** How much the feature counts, in eighths: rare ones count more. */
  rarity: number;
  /** Pairs of the intent's number, ascending, and the weight: a whole number from -127 to 127. */
  weights: readonly (readonly [intent: number, weight: number])[];
}

/** 24 bits of FNV-1a: the names of the features need not be stored. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

/** All bytes of one kind lie together, since that is what compresses well. */
interface Written extends Omit<Model, 'rows'> {
  counts: readonly number[];
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await answer.arrayBuffer());
}

/** Base64 of the compressed model. */
export async function writeModel({ rows, ...rest }: Model): Promise<string> {
  const sorted = [...rows].toSorted(([a], [b]) => a - b);
  const weights = sorted.flatMap(([, row]) => row.weights);
  const steps = sorted.map(([hash], at) => hash - (sorted[at - 1]?.[0] ?? 0));
  const written: Written = { ...rest, counts: [sorted.length, weights.length] };
  const head = new TextEncoder().encode(JSON.stringify(written));
  const bytes = Uint8Array.from([
    ...[head.length >> 16, head.length >> 8, head.length].map((part) => part & 255),
    ...head,
    ...steps.map((step) => step & 255),
    ...steps.map((step) => (step >> 8) & 255),
    ...steps.map((step) => step >> 16),
    ...sorted.map(([, { rarity }]) => rarity),
    ...sorted.map(([, row]) => row.weights.length),
    ...sorted.flatMap(([, row]) =>
      row.weights.map(([intent], at) => intent - (row.weights[at - 1]?.[0] ?? 0)),
    ),
    ...weights.map(([, weight]) => weight & 255),
  ]);
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
}

export async function readModel(text: string): Promise<Model> {
  const packed = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const bytes = await through(packed, new DecompressionStream('deflate-raw'));
  const byte = (at: number) => bytes[at] ?? 0;
  const headLength = (byte(0) << 16) | (byte(1) << 8) | byte(2);
  const { counts, ...rest } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(3, 3 + headLength)),
  ) as Written;
  const [count = 0, weightCount = 0] = counts;
  const start = 3 + headLength;
  const rows = new Map<number, Row>();
  let hash = 0;
  let next = start + 5 * count;
  for (let n = 0; n < count; n++) {
    hash += byte(start + n) | (byte(start + count + n) << 8) | (byte(start + 2 * count + n) << 16);
    let intent = 0;
    const weights = Array.from({ length: byte(start + 4 * count + n) }, () => {
      intent += byte(next);
      const weight = (byte(next + weightCount) << 24) >> 24;
      next++;
      return [intent, weight] as const;
    });
    rows.set(hash, { rarity: byte(start + 3 * count + n), weights });
  }
  return { ...rest, rows };
}
