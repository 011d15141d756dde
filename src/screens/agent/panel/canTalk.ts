/**
 * Whether a call is possible at all: browsers hide microphones from pages over plain http. 'Voice Chat' is there in any case, and says
 * why when it is pressed. [A95]
 */
export const canTalk = () =>
  // The prerendered page does not know yet.
  typeof document === 'undefined' || (navigator.mediaDevices as MediaDevices | undefined) !== undefined;
