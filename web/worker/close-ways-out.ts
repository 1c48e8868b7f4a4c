/** Of browsers of which no policy says who may use them: connections to other browsers. */
const WAYS = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'];

/** Takes away what the page's policy does not forbid, before anything else runs. Nothing of this page asks for it. */
export function closeWaysOut(): void {
  for (const way of WAYS) Reflect.deleteProperty(globalThis, way);
}
