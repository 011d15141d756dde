/** CSS variable on the root: the width of what stands at the end of the window and no toast may cover, as AppShell's agent column. */
export const toastInsetVar = '--toast-inset-end';
