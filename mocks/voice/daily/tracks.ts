/** The parts of a MediaStreamTrack that are used, for where the browser has none. */
function silentTrack(): MediaStreamTrack {
  const track = {
    kind: 'audio',
    readyState: 'live',
    stop() {
      track.readyState = 'ended';
    },
  };
  return track as unknown as MediaStreamTrack;
}

/** A silent track. In a browser it is a real one, because an `<audio>` plays no other. */
export function audioTrack(): MediaStreamTrack {
  if (typeof AudioContext === 'undefined') return silentTrack();
  const context = new AudioContext();
  const [track] = context.createMediaStreamDestination().stream.getAudioTracks();
  if (!track) throw new Error('The AudioContext gave no track. Its destination always has one.');
  const stop = track.stop.bind(track);
  track.stop = () => {
    stop();
    if (context.state !== 'closed') void context.close();
  };
  return track;
}
