import { configure } from '@testing-library/react';

/** On a busy machine, content appears late, such as a menu whose code loads when it is first opened. */
configure({ asyncUtilTimeout: 30_000 });
