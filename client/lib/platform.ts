/** True on a device of Apple's, whose keyboards have ⌘. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
