/**
 * Says to the styles (card.css) what kind of page this is. The page of a reload, or to which one came back, needs true
 * heights from its first layout: `data-navigated`. Any other is laid out in two tasks: `data-first` is there until
 * something is painted, and phones leave out meanwhile what lies below the window. A browser that does not report its first
 * paint, and one that goes to a part of the page, lays out everything at once.
 */
export const firstLayoutScript = `
;{const page=document.documentElement.dataset
if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')page.navigated=''
else if(!document.hidden&&!location.hash&&self.PerformanceObserver?.supportedEntryTypes?.includes('paint')){
page.first=''
new PerformanceObserver((list,observer)=>{observer.disconnect();delete page.first}).observe({type:'paint',buffered:true})}}`
