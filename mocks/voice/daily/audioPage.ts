/** An `<audio>` as far as the Vapi client and its adapter use one. */
export interface FakeAudio {
  readonly dataset: Record<string, string>;
  muted: boolean;
  volume: number;
  /** What it is heard from: '' is the system's own choice. */
  sinkId: string;
}

export interface AudioPage {
  /** To stand for the globals of the same names where there is no browser. */
  readonly globals: { document: unknown; MediaStream: unknown };
  /** The audio elements that are in the page. */
  readonly players: readonly FakeAudio[];
  /** From here on the browser refuses to play anything. */
  silence: () => void;
}

/** `plays`: whether the browser allows sound. */
export function audioPage(options: { plays?: boolean } = {}): AudioPage {
  let { plays = true } = options;
  const players: FakeAudio[] = [];

  function createElement() {
    const audio = {
      dataset: {} as Record<string, string>,
      muted: false,
      volume: 1,
      sinkId: '',
      async play() {
        if (!plays) throw new DOMException('play() failed: interact with the page first.', 'NotAllowedError');
      },
      async setSinkId(id: string) {
        audio.sinkId = id;
      },
      remove() {
        const place = players.indexOf(audio);
        if (place >= 0) players.splice(place, 1);
      },
    };
    return audio;
  }

  class MediaStream {
    readonly tracks: readonly unknown[];
    constructor(tracks: readonly unknown[]) {
      this.tracks = tracks;
    }
  }

  const document = {
    createElement,
    body: { appendChild: (audio: FakeAudio) => players.push(audio) },
    querySelector: () => players.at(-1) ?? null,
  };
  return {
    globals: { document, MediaStream },
    players,
    silence: () => {
      plays = false;
    },
  };
}
