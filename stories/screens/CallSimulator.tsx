import { useEffect, useState } from 'react';
import { callScenarios, type CallScenario } from '../../mocks/voice/callScenarios.ts';
import { failingCall, failures } from '../../mocks/voice/callScenariosFailing.ts';
import { callSimulator } from '../../mocks/voice/callSimulator.ts';
import { callPlayer } from '../../mocks/voice/callSimulatorPlayer.ts';
import { personas } from '../../mocks/personas.ts';
import { StoryApp } from '../../mocks/StoryApp.tsx';
import { virtualClock } from '../../mocks/virtualClock.ts';
import { ClockProvider } from '../../src/screens/shell/clock.ts';
import { dial } from './callSimulatorDial.ts';
import { CallSimulatorBar } from './CallSimulatorBar.tsx';

/** The scenarios by their names in the list of the controls. */
export const scenarios: Readonly<Record<string, CallScenario>> = {
  ...callScenarios,
  ...Object.fromEntries(failures.map((kind) => [`fails: ${kind}`, failingCall(kind)])),
};

export interface CallSimulatorProps {
  scenario: string;
  /** The moment of the call, in seconds after 'Start call' was pressed. */
  at: number;
  playing: boolean;
  /** The speed; 1 is real time. */
  speed: number;
  /** The scenario of the calls after the first one; the same scenario if not given. */
  afterwards?: string;
}

const named = (name: string) => scenarios[name] ?? callScenarios['question and answer'];
/** The length of the slider, in ms, with some time after the scenario for what the user does. */
const lasts = (name: string) => Math.max(20_000, (named(name).timeline.at(-1)?.at ?? 0) + 1000);

function simulation({ scenario, afterwards = scenario }: CallSimulatorProps) {
  const clock = virtualClock();
  const voice = callSimulator({ scenario: named(scenario), clock, afterwards: named(afterwards) });
  const gone = new AbortController();
  const { seek } = callPlayer({ clock, voice, dial: async () => dial(gone.signal) });
  return { clock, voice, seek, leave: () => gone.abort() };
}

/** Renders a new app for each scenario. */
export const CallSimulator = (props: CallSimulatorProps) => (
  <Simulation key={`${props.scenario}, ${props.afterwards}`} {...props} />
);

function Simulation(props: CallSimulatorProps) {
  const { scenario, afterwards = scenario, at, playing, speed } = props;
  const [{ clock, voice, seek, leave }] = useState(() => simulation(props));
  // The bar's own buttons count until the story's controls are changed.
  const [pressed, setPressed] = useState({ over: playing, running: playing });
  const running = pressed.over === playing ? pressed.running : playing;
  const [position, setPosition] = useState(0);

  useEffect(() => leave, [leave]);

  useEffect(() => {
    void seek(at * 1000).then(() => setPosition(at * 1000));
  }, [seek, at]);

  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      clock.advance((now - last) * speed);
      last = now;
      setPosition(voice.position ?? 0);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [clock, voice, running, speed]);

  return (
    <ClockProvider value={clock}>
      <StoryApp signedInAs={personas.pro} voice={voice} />
      <CallSimulatorBar
        playing={running}
        position={position}
        lasts={Math.max(lasts(scenario), lasts(afterwards))}
        onPlay={() => setPressed({ over: playing, running: !running })}
        onSeek={(to) => void seek(to).then(() => setPosition(to))}
      />
    </ClockProvider>
  );
}
