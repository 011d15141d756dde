/** The parts of an `<audio>` element that the Vapi client and its adapter use. */
export interface FakeAudio {
  readonly dataset: Record<string, string>;
  muted: boolean;
  volume: number;
  /** The id of the speaker; '' is the system's default. */
  sinkId: string;
}

export interface AudioPage {
  /** Stand-ins for the globals of these names where there is no browser. */
  readonly globals: { document: unknown; MediaStream: unknown };
  /** The audio elements in the page. */
  readonly players: readonly FakeAudio[];
  /** Makes the browser refuse to play anything from now on. */
  silence: () => void;
}

/** `plays`: whether the browser allows sound at first. */
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
