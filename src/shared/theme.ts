/** Runs before the first paint to avoid a flash of the light theme, which is the theme until a visitor chooses the dark one. */
export const themeScript = "try{document.documentElement.classList.toggle('dark',localStorage.theme==='dark')}catch{}"
