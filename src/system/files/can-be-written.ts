/** What Windows takes for a device, whatever ending stands behind it. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;
/** What its names may not hold; a colon would write into a stream that nobody sees. */
const FORBIDDEN = /[<>:"\\|?*]|[. ]$/;

/** Whether each part of a path (with slashes) can be the name of a file here as it is. */
export function canBeWritten(path: string, platform: NodeJS.Platform = process.platform): boolean {
  if (platform !== 'win32') return true;
  return path
    .split('/')
    .every((part) => !DEVICE.test(part) && !FORBIDDEN.test(part) && !/\p{Cc}/u.test(part));
}
