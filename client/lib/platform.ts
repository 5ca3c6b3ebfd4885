/** True on Apple devices, whose keyboards have ⌘. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
